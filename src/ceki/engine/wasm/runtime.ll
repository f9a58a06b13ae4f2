; What compiled rules ask of a runtime: memory for short-lived arrays, counted by references, in one thread.
; It is linked late, for what counts references in vain is found by the names of these functions (linked.py).
;
; A block is a power of two of bytes: how many refer to it, its power, padding; from byte 16 on the array. A block that
; nobody refers to any more goes to the list of its size, from which the next of that size is taken.

@arena = internal global [1048576 x i8] zeroinitializer, align 16
@taken = internal global i32 0
@unused = internal global [32 x ptr] zeroinitializer

define noalias ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) noinline nounwind {
  %whole = add i64 %size, 15
  %small = icmp ult i64 %whole, 1048576
  br i1 %small, label %sized, label %refused
sized:
  %room = trunc i64 %whole to i32
  %zeros = call i32 @llvm.ctlz.i32(i32 %room, i1 false)
  %power = sub i32 32, %zeros
  %list = getelementptr [32 x ptr], ptr @unused, i32 0, i32 %power
  %again = load ptr, ptr %list
  %none = icmp eq ptr %again, null
  br i1 %none, label %fresh, label %reused
reused:
  %link = getelementptr i8, ptr %again, i32 16
  %next = load ptr, ptr %link
  store ptr %next, ptr %list
  br label %given
fresh:
  %bytes = shl i32 1, %power
  %start = load i32, ptr @taken
  %end = add i32 %start, %bytes
  %fits = icmp ule i32 %end, 1048576
  br i1 %fits, label %carved, label %refused
carved:
  store i32 %end, ptr @taken
  %new = getelementptr i8, ptr @arena, i32 %start
  br label %given
given:
  %block = phi ptr [ %again, %reused ], [ %new, %carved ]
  store i32 1, ptr %block
  %kept = getelementptr i8, ptr %block, i32 4
  store i32 %power, ptr %kept
  ret ptr %block
refused:
  call void @llvm.trap()
  unreachable
}

define ptr @NRT_MemInfo_data_fast(ptr %block) alwaysinline nounwind {
  %data = getelementptr i8, ptr %block, i32 16
  ret ptr %data
}

define void @NRT_incref(ptr %block) alwaysinline nounwind {
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %counted
counted:
  %n = load i32, ptr %block
  %more = add i32 %n, 1
  store i32 %more, ptr %block
  br label %done
done:
  ret void
}

define void @NRT_decref(ptr %block) noinline nounwind {
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %counted
counted:
  %n = load i32, ptr %block
  %less = sub i32 %n, 1
  store i32 %less, ptr %block
  %left = icmp eq i32 %less, 0
  br i1 %left, label %freed, label %done
freed:
  %kept = getelementptr i8, ptr %block, i32 4
  %power = load i32, ptr %kept
  %list = getelementptr [32 x ptr], ptr @unused, i32 0, i32 %power
  %before = load ptr, ptr %list
  %link = getelementptr i8, ptr %block, i32 16
  store ptr %before, ptr %link
  store ptr %block, ptr %list
  br label %done
done:
  ret void
}

; Sizes of arrays are far below what overflows.
define { i64, i1 } @product(i64 %a, i64 %b) alwaysinline nounwind willreturn memory(none) {
  %ab = mul i64 %a, %b
  %found = insertvalue { i64, i1 } { i64 undef, i1 false }, i64 %ab, 0
  ret { i64, i1 } %found
}

declare i32 @llvm.ctlz.i32(i32, i1)
