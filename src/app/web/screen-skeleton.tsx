import { Skeleton, SkeletonText } from '#platform/web/ui/skeleton.tsx';

/** The shape of a member screen whose code is on its way. */
export const ScreenSkeleton = () => (
  <div className="grid gap-6 px-4 pt-2 pb-10 sm:px-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
    <div className="grid content-start gap-5 rounded-card border border-line bg-surface p-6">
      <Skeleton className="h-8 w-1/2" />
      <SkeletonText lines={4} />
      <Skeleton className="h-28" />
    </div>
    <div className="grid content-start justify-items-center gap-5 rounded-card border border-line bg-surface p-6">
      <Skeleton className="size-48 rounded-pill" />
      <Skeleton className="h-6 w-2/3" />
    </div>
  </div>
);
