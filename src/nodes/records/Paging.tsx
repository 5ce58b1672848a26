import { useEffect } from 'react'
import type { StatePath } from '#contract/value.ts'
import { lastPageOf } from '#domain/text/pagedTotal.ts'
import { Pager } from '#runtime/react/controls/Pager.tsx'
import { useBinding } from '#runtime/react/hooks/useBinding.ts'
import { usePage } from '#runtime/react/pageContext.ts'

interface PagingProps {
  paging: { current: StatePath; size: StatePath; sizes: number[] }
  total: number
  /** Whether the source has answered: only then a page beyond the last one means that records were removed. */
  ready: boolean
  /** The person went to another page. */
  onTurn: () => void
}

/** The pages of a table or list, bound to the page's state. Another size starts at the first page. */
export function Paging({ paging, total, ready, onTurn }: PagingProps) {
  const page = usePage()
  const [current, setCurrent] = useBinding(paging.current)
  const [size] = useBinding(paging.size)
  const at = positive(current, 1)
  const step = positive(size, paging.sizes[0] ?? 10)
  const last = lastPageOf(total, step)

  useEffect(() => {
    if (ready && total > 0 && at > last) setCurrent(last)
  }, [ready, total, at, last, setCurrent])

  return (
    <Pager
      total={total}
      current={at}
      size={step}
      sizes={paging.sizes}
      onCurrent={(next) => {
        setCurrent(next)
        onTurn()
      }}
      onSize={(next) =>
        page.batch(() => {
          page.set(paging.current, 1)
          page.set(paging.size, next)
        })
      }
    />
  )
}

const positive = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value >= 1 ? value : otherwise
