import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Item } from '#contract/formInfo.ts'
import type { Device } from '#contract/value.ts'
import { Check } from './icons.tsx'
import styles from './OptionList.module.css'
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

/** Options to pick from, with search in long lists; arrows, Home, End and Enter work from the search box, too. */
export function OptionList(props: OptionListProps) {
  const { items, selected, multiple, layout, onPick, onFree, onLeave } = props
  const id = useId()
  const [query, setQuery] = useState('')
  const found = items.filter(({ itemName }) => matches(itemName, query))
  const first = found.findIndex(({ itemCode }) => selected.includes(itemCode))
  const [active, setActive] = useState(Math.max(0, first))
  const list = useRef<HTMLDivElement>(null)
  const keyTarget = useRef<HTMLElement | null>(null)
  const rowHeight = ROW_HEIGHT[layout]
  const rows = useWindowing(found.length, rowHeight, LIST_HEIGHT[layout], WHOLE_UP_TO)
  const searchable = items.length >= SEARCH_FROM || onFree !== undefined
  const free = items.some(({ itemName }) => itemName === query.trim()) ? '' : query.trim()
  useEffect(() => {
    if (layout === 'pc' || !searchable) keyTarget.current?.focus({ preventScroll: true })
  }, [layout, searchable])
  useEffect(() => showRow(list.current, active * rowHeight, rowHeight), [active, rowHeight])
  const keys = (event: KeyboardEvent) => {
    const current = found[active]
    if (event.key === 'Tab') onLeave()
    else if (event.key === 'Enter' && current) onPick(current.itemCode)
    else if (event.key === 'Enter' && free) onFree?.(free)
    else if (event.key in MOVES) setActive(moved(event.key, active, found.length))
    else return
    if (event.key !== 'Tab') event.preventDefault()
  }
  const common = {
    'aria-controls': `${id}-list`,
    'aria-activedescendant': found[active] && `${id}-${active}`,
    onKeyDown: keys,
  }
  return (
    <div className={styles.box}>
      {searchable && (
        <input
          ref={(element) => {
            keyTarget.current = element
          }}
          className={styles.search}
          role="combobox"
          aria-expanded="true"
          aria-label="搜索选项"
          placeholder={onFree ? '搜索，或输入名称' : '搜索'}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setActive(0)
          }}
          {...common}
        />
      )}
      <div
        ref={(element) => {
          list.current = element
          if (!searchable) keyTarget.current = element
        }}
        id={`${id}-list`}
        role="listbox"
        aria-multiselectable={multiple}
        tabIndex={searchable ? -1 : 0}
        className={styles.list}
        onScroll={rows.onScroll}
        {...(searchable ? {} : common)}
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
        {onFree && free && (
          <button type="button" className={styles.free} onClick={() => onFree(free)}>
            使用“{free}”
          </button>
        )}
        {found.length === 0 && !onFree && <p className={styles.none}>没有匹配的选项</p>}
      </div>
    </div>
  )
}

interface OptionProps {
  id: string
  item: Item
  chosen: boolean
  active: boolean
  multiple: boolean
  onPick: (code: string) => void
}

function Option({ id, item, chosen, active, multiple, onPick }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keyboard (aria-activedescendant)
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      className={styles.option}
      data-active={active || undefined}
      onClick={() => onPick(item.itemCode)}
    >
      {multiple && (
        <span className={styles.box16} data-on={chosen || undefined}>
          {chosen && <Check size={12} />}
        </span>
      )}
      <span className={styles.name}>{item.itemName}</span>
      {!multiple && chosen && <Check />}
    </div>
  )
}

const matches = (name: string, query: string): boolean =>
  name.toLowerCase().includes(query.trim().toLowerCase())

const MOVES: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowUp: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
}

const moved = (key: string, index: number, count: number): number =>
  Math.max(0, MOVES[key]?.(index, count - 1) ?? index)

function showRow(list: HTMLElement | null, top: number, height: number): void {
  if (!list) return
  if (top < list.scrollTop) list.scrollTop = top
  else if (top + height > list.scrollTop + list.clientHeight)
    list.scrollTop = top + height - list.clientHeight
}
