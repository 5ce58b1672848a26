import { useEffect, useId, useRef } from 'react'
import type { Item } from '#contract/formInfo.ts'
import type { Device } from '#contract/value.ts'
import { LIMITS } from '#domain/limits.ts'
import { Option } from './Option.tsx'
import styles from './OptionList.module.css'
import { scrollToRow } from './scrollToRow.ts'
import { useListKeys } from './useListKeys.ts'
import { useOptionSearch } from './useOptionSearch.ts'
import { useWindowing } from './useWindowing.ts'

/** A search box helps from this many options on. */
const SEARCH_FROM = 9
/** Longer lists render only what is on screen. */
const WHOLE_UP_TO = 200
const ROW_HEIGHT = { pc: 36, mobile: 48 }
const LIST_HEIGHT = { pc: 288, mobile: 480 }

interface OptionListProps {
  /** What is chosen here, for those who do not see it. */
  label: string
  items: readonly Item[]
  selected: readonly string[]
  multiple: boolean
  layout: Device
  onPick: (code: string) => void
  /** Takes what is typed into the search box when it is none of the options. */
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
  useEffect(() => {
    // On a phone the search box would bring the keyboard up over the options.
    if (searchable && layout === 'pc') box.current?.focus({ preventScroll: true })
    else list.current?.focus({ preventScroll: true })
  }, [layout, searchable])
  useEffect(() => scrollToRow(list.current, active, rowHeight), [active, rowHeight])
  const listed = names.length > 0
  const driven = {
    'aria-controls': listed ? `${id}-list` : undefined,
    'aria-activedescendant': listed ? `${id}-${active}` : undefined,
  }
  const keys = useListKeys({ names, active, setActive, pick })
  return (
    <div className={styles.box}>
      {searchable && (
        <input
          ref={box}
          className={styles.search}
          role="combobox"
          aria-expanded={listed}
          aria-label="搜索选项"
          placeholder={onFree ? '搜索，或输入名称' : '搜索'}
          value={query}
          maxLength={LIMITS.keyword.max}
          onChange={(event) => search(event.target.value)}
          onKeyDown={(event) => keys(event, true)}
          {...driven}
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
