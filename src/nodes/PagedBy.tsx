import type { NodeOf } from '#contract/nodes.ts'
import { Pager } from '#runtime/react/controls/Pager.tsx'
import { useBinding } from '#runtime/react/hooks/useBinding.ts'
import { usePage } from '#runtime/react/pageContext.ts'

interface PagedByProps {
  paging: NonNullable<NodeOf<'table'>['paging']>
  total: number
}

/** Paging over the page's state; another size begins at the first page. */
export function PagedBy({ paging, total }: PagedByProps) {
  const page = usePage()
  const [current, setCurrent] = useBinding(paging.current)
  const [size, setSize] = useBinding(paging.size)
  const resize = (next: number) =>
    page.batch(() => {
      setSize(next)
      setCurrent(1)
    })
  return (
    <Pager
      total={total}
      current={Number(current) || 1}
      size={Number(size) || (paging.sizes[0] ?? 10)}
      sizes={paging.sizes}
      onCurrent={setCurrent}
      onSize={resize}
    />
  )
}
