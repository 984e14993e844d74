// The end of a list that goes on: nothing once all of it is here.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type LoadMoreProps = {
  list: { hasMore: boolean; isLoadingMore: boolean; loadMore(): void };
  children: ReactNode;
};

export const LoadMore = ({ list, children }: LoadMoreProps) =>
  list.hasMore && (
    <div className="flex justify-center">
      <Button variant="secondary" isBusy={list.isLoadingMore} onClick={list.loadMore}>
        {children}
      </Button>
    </div>
  );
