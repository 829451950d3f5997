import { useInfiniteQuery } from '@tanstack/react-query';
import { ApiError } from '@workspace-api/client';
import type { InfiniteOptions } from '@workspace-api/client/tanstack-query';
import type { ReactNode } from 'react';
import { Failure } from './elements.tsx';

type Props<Item> = { what: string; options: InfiniteOptions<Item>; children: (item: Item) => ReactNode };

const clickWhenVisible = (button: HTMLButtonElement) => {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && button.click());
  observer.observe(button);
  return () => observer.disconnect();
};

/** The records of a list. The next page is read when the end of the list is scrolled into view, or the button is pressed. */
export const InfiniteList = <Item extends { id: string }>({ what, options, children }: Props<Item>) => {
  const { data, error, isFetching, isPending, hasNextPage, ...list } = useInfiniteQuery(options);
  const items = data?.pages.flatMap(({ records }) => records) ?? [];

  const showMore = async () => {
    const { error } = await list.fetchNextPage();
    const isExpired = error instanceof ApiError && error.code === 'invalid_cursor';
    // A cursor expires while the page stays open: read the loaded part of the list again, with new cursors.
    if (isExpired && (await list.refetch()).isSuccess) await list.fetchNextPage();
  };

  return (
    <>
      {isPending && <p role="status">Loading {what}…</p>}
      {data && items.length === 0 && <p>This list is empty.</p>}
      <ul>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      {error && !isFetching && <Failure error={error} retry={data ? showMore : list.refetch} />}
      {hasNextPage && !error && (
        <button
          type="button"
          ref={isFetching ? null : clickWhenVisible}
          onClick={showMore}
          disabled={isFetching}
        >
          Show more {what}
        </button>
      )}
    </>
  );
};
