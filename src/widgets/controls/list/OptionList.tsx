import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import type { Item } from '#contract/formInfo.ts'
import type { Device } from '#contract/value.ts'
import { LIMITS } from '#domain/limits.ts'
import { Option } from './Option.tsx'
import styles from './OptionList.module.css'
import { useListKeys } from './useListKeys.ts'
import { useOptionSearch } from './useOptionSearch.ts'
import { scrollToRow, useWindowing } from './useWindowing.ts'

/** A search box helps from this many options on. */
const SEARCH_FROM = 9
/** Longer lists are virtualised: only visible options are rendered. */
const WHOLE_UP_TO = 200
const ROW_HEIGHT = { pc: 36, mobile: 48 }
const LIST_HEIGHT = { pc: 288, mobile: 480 }

interface OptionListProps {
  /** The accessible name of the list. */
  label: string
  items: readonly Item[]
  selected: readonly string[]
  multiple: boolean
  layout: Device
  onPick: (code: string) => void
  /** Accepts text from the search box that is not one of the options. */
  onFree?: (text: string) => void
}

/** Options to pick from, with search in long lists; the keyboard works from the search box, too. */
export function OptionList(props: OptionListProps) {
  const { label, items, selected, multiple, layout, onPick, onFree } = props
  const id = useId()
  const { query, search, found, active, setActive, unlisted } = useOptionSearch(items, selected)
  const list = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const rowHeight = ROW_HEIGHT[layout]
  const rows = useWindowing(found.length, rowHeight, LIST_HEIGHT[layout], WHOLE_UP_TO)
  const searchable = items.length >= SEARCH_FROM || onFree !== undefined
  const free = onFree && unlisted
  const names = [...found.map(({ itemName }) => itemName), ...(free ? [free] : [])]
  const pick = (row: number) => {
    if (found[row]) onPick(found[row].itemCode)
    else if (free) onFree(free)
  }
  useOpeningFocus(searchable && layout === 'pc' ? box : list)
  useEffect(() => scrollToRow(list.current, active, rowHeight), [active, rowHeight])
  const listed = names.length > 0
  const driven: Driven = {
    'aria-controls': listed ? `${id}-list` : undefined,
    'aria-activedescendant': listed ? `${id}-${active}` : undefined,
  }
  const keys = useListKeys({ names, active, setActive, pick })
  return (
    <div className={styles.box}>
      {searchable && (
        <SearchBox
          ref={box}
          query={query}
          takesFree={onFree !== undefined}
          search={search}
          onKeyDown={(event) => keys(event, true)}
          driven={driven}
        />
      )}
      {listed && (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          aria-multiselectable={multiple}
          aria-activedescendant={driven['aria-activedescendant']}
          tabIndex={searchable && layout === 'pc' ? -1 : 0}
          className={styles.list}
          onScroll={rows.onScroll}
          onKeyDown={(event) => keys(event, false)}
        >
          <div role="none" style={{ height: rows.before }} />
          {found.slice(rows.start, rows.end).map(({ itemCode, itemName }, offset) => (
            <Option
              key={itemCode}
              id={`${id}-${rows.start + offset}`}
              name={itemName}
              chosen={selected.includes(itemCode)}
              active={rows.start + offset === active}
              multiple={multiple}
              onPick={() => onPick(itemCode)}
            />
          ))}
          <div role="none" style={{ height: rows.after }} />
          {free && (
            <Option
              id={`${id}-${found.length}`}
              name={`使用“${free}”`}
              chosen={false}
              active={active === found.length}
              multiple={false}
              onPick={() => onFree(free)}
            />
          )}
        </div>
      )}
      <p className={styles.none} role="status">
        {!listed && (items.length === 0 ? '暂无选项' : '没有匹配的选项')}
      </p>
    </div>
  )
}

/** Focuses an element once it is mounted. On a phone a search box would bring the keyboard up over the options. */
function useOpeningFocus(element: RefObject<HTMLElement | null>): void {
  useEffect(() => element.current?.focus({ preventScroll: true }), [element])
}

interface SearchBoxProps {
  ref: RefObject<HTMLInputElement | null>
  query: string
  /** True when text that is not an option can be chosen, too. */
  takesFree: boolean
  search: (query: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  driven: Driven
}

/** The list a search box drives, and its active option. */
interface Driven {
  'aria-controls': string | undefined
  'aria-activedescendant': string | undefined
}

const SearchBox = ({ ref, query, takesFree, search, onKeyDown, driven }: SearchBoxProps) => (
  <input
    ref={ref}
    className={styles.search}
    role="combobox"
    aria-expanded={driven['aria-controls'] !== undefined}
    aria-label="搜索选项"
    placeholder={takesFree ? '搜索，或输入名称' : '搜索'}
    value={query}
    maxLength={LIMITS.keyword.max}
    onChange={(event) => search(event.target.value)}
    onKeyDown={onKeyDown}
    {...driven}
  />
)
