import { Button } from '../../ui/button.tsx'

interface MoreButtonProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

export const MoreButton = ({ list }: MoreButtonProps) =>
  list.hasNextPage && (
    <Button
      look="secondary"
      className="mt-6"
      disabled={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {list.isFetchingNextPage ? 'Un momento...' : 'Mostra altri'}
    </Button>
  )
