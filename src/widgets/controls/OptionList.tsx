import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { Item } from '#contract/formInfo.ts'
import type { Device } from '#contract/value.ts'
import { moveActive } from './moveActive.ts'
import { Option } from './Option.tsx'
import styles from './OptionList.module.css'
import { scrollToRow } from './scrollToRow.ts'
import { useOptionSearch } from './useOptionSearch.ts'
import { useWindowing } from './useWindowing.ts'

/** A search box helps from this many options on. */
const SEARCH_FROM = 9
/** Longer lists render only what is on screen. */
const WHOLE_UP_TO = 200
const ROW_HEIGHT = { pc: 36, mobile: 48 }
const LIST_HEIGHT = { pc: 288, mobile: 480 }

interface OptionListProps {
  items: readonly Item[]
  selected: readonly string[]
  multiple: boolean
  layout: Device
  onPick: (code: string) => void
  /** Takes what is typed into the search box when it is none of the options. */
  onFree?: (text: string) => void
  /** The person is done here (Tab). */
  onLeave: () => void
}

/** Options to pick from, with search in long lists; the keyboard works from the search box, too. */
export function OptionList(props: OptionListProps) {
  const { items, selected, multiple, layout, onPick, onFree, onLeave } = props
  const id = useId()
  const { query, search, found, active, setActive, unlisted } = useOptionSearch(items, selected)
  const list = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const rowHeight = ROW_HEIGHT[layout]
  const rows = useWindowing(found.length, rowHeight, LIST_HEIGHT[layout], WHOLE_UP_TO)
  const searchable = items.length >= SEARCH_FROM || onFree !== undefined
  useEffect(() => {
    // On a phone the search box would bring the keyboard up over the options.
    if (!searchable) list.current?.focus({ preventScroll: true })
    else if (layout === 'pc') box.current?.focus({ preventScroll: true })
  }, [layout, searchable])
  useEffect(() => scrollToRow(list.current, active, rowHeight), [active, rowHeight])
  const keys = (event: KeyboardEvent) => {
    const next = moveActive(event.key, active, found.length)
    if (event.key === 'Tab') return onLeave()
    if (next !== undefined) setActive(next)
    else if (event.key !== 'Enter') return
    else if (found[active]) onPick(found[active].itemCode)
    else if (unlisted) onFree?.(unlisted)
    event.preventDefault()
  }
  const driven = {
    'aria-controls': `${id}-list`,
    'aria-activedescendant': found[active] && `${id}-${active}`,
    onKeyDown: keys,
  }
  return (
    <div className={styles.box}>
      {searchable && (
        <input
          ref={box}
          className={styles.search}
          role="combobox"
          aria-expanded="true"
          aria-label="搜索选项"
          placeholder={onFree ? '搜索，或输入名称' : '搜索'}
          value={query}
          onChange={(event) => search(event.target.value)}
          {...driven}
        />
      )}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-multiselectable={multiple}
        tabIndex={searchable ? -1 : 0}
        className={styles.list}
        onScroll={rows.onScroll}
        {...(searchable ? {} : driven)}
      >
        <div style={{ height: rows.before }} />
        {found.slice(rows.start, rows.end).map((item, offset) => (
          <Option
            key={item.itemCode}
            id={`${id}-${rows.start + offset}`}
            item={item}
            chosen={selected.includes(item.itemCode)}
            active={rows.start + offset === active}
            multiple={multiple}
            onPick={onPick}
          />
        ))}
        <div style={{ height: rows.after }} />
        {onFree && unlisted && (
          <button type="button" className={styles.free} onClick={() => onFree(unlisted)}>
            使用“{unlisted}”
          </button>
        )}
        {found.length === 0 && !onFree && <p className={styles.none}>没有匹配的选项</p>}
      </div>
    </div>
  )
}
