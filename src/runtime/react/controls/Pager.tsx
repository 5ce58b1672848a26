import { type FormEvent, useId } from 'react'
import { LIMITS } from '#domain/limits.ts'
import { lastPageOf, PAGED_ROWS, pagedTotal } from '#domain/text/pagedTotal.ts'
import { useDevice } from '../hooks/useDevice.ts'
import classes from './Pager.module.css'

interface PagerProps {
  total: number
  /** Counted from 1. */
  current: number
  size: number
  sizes: readonly number[]
  onCurrent: (current: number) => void
  onSize: (size: number) => void
}

/** Total, page sizes, previous, three pages, next, jumper (specification, section 9); a short form on phones. */
export function Pager(props: PagerProps) {
  const { total, current, size, onCurrent } = props
  const pages = lastPageOf(total, size)
  const isPhone = useDevice() === 'mobile'
  if (total === 0) return null
  return (
    <nav className={classes.pager} aria-label="分页" data-pager>
      <span className={classes.total}>共 {pagedTotal(total)} 条</span>
      {!isPhone && <Sizes {...props} />}
      <button
        type="button"
        aria-label="上一页"
        disabled={current <= 1}
        onClick={() => onCurrent(current - 1)}
      >
        ‹
      </button>
      {isPhone ? (
        <span className={classes.place}>
          {current} / {pages}
        </span>
      ) : (
        pagesAround(current, pages).map((page) => (
          <button
            key={page}
            type="button"
            aria-current={page === current ? 'page' : undefined}
            onClick={() => onCurrent(page)}
          >
            {page}
          </button>
        ))
      )}
      <button
        type="button"
        aria-label="下一页"
        disabled={current >= pages}
        onClick={() => onCurrent(current + 1)}
      >
        ›
      </button>
      {total > PAGED_ROWS && current >= pages && <span>之后的请加条件查找</span>}
      {!isPhone && <Jumper pages={pages} onCurrent={onCurrent} />}
    </nav>
  )
}

function Sizes({ size, sizes, onSize }: PagerProps) {
  return (
    <select
      aria-label="每页条数"
      value={size}
      onChange={({ target }) => onSize(Number(target.value))}
    >
      {sizes.map((one) => (
        <option key={one} value={one}>
          {one} 条/页
        </option>
      ))}
    </select>
  )
}

function Jumper({ pages, onCurrent }: { pages: number; onCurrent: (current: number) => void }) {
  const id = useId()
  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const page = Math.trunc(Number(new FormData(event.currentTarget).get('page')))
    if (page > 0) onCurrent(Math.min(page, pages))
    event.currentTarget.reset()
  }
  return (
    <form className={classes.jumper} onSubmit={jump}>
      <label htmlFor={id}>前往</label>
      <input
        id={id}
        name="page"
        inputMode="numeric"
        autoComplete="off"
        maxLength={LIMITS.pageDigits}
      />
      <span>页</span>
    </form>
  )
}

const BUTTONS = LIMITS.pageButtons

/**
 * Returns the numbers of the three page buttons (specification, section 9), with the current page in the middle if
 * possible.
 */
function pagesAround(current: number, pages: number): number[] {
  const first = Math.max(1, Math.min(current - 1, pages - BUTTONS + 1))
  return Array.from({ length: Math.min(BUTTONS, pages) }, (_, i) => first + i)
}
