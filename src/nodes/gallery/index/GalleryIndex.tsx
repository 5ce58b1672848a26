import { useMemo, useState } from 'react'
import { searchText } from '#domain/text/kinds/searchText.ts'
import classes from './GalleryIndex.module.css'
import type { Entry } from './useEntries.ts'

/** Search text and scroll position, kept for this tab: choosing an entry changes the address and mounts the index again. */
const indexState = { search: '', scroll: 0 }

interface GalleryIndexProps {
  entries: readonly Entry[]
  chosen: string
  choose: (key: string) => void
}

/** Everything there is by groups, cut down by a search over names and ids. */
export function GalleryIndex({ entries, chosen, choose }: GalleryIndexProps) {
  const [search, setSearch] = useState(indexState.search)
  const groups = useMemo(() => groupsOf(entries, search), [entries, search])
  const type = (text: string) => {
    indexState.search = text
    setSearch(text)
  }
  return (
    <nav
      className={classes.index}
      aria-label="目录"
      ref={(list) => {
        if (list) list.scrollTop = indexState.scroll
      }}
      onScroll={({ currentTarget }) => {
        indexState.scroll = currentTarget.scrollTop
      }}
    >
      <input
        type="search"
        className={classes.search}
        placeholder="按名称或标识筛选"
        aria-label="筛选目录"
        value={search}
        onChange={({ target }) => type(target.value)}
      />
      <div className={classes.jumps}>
        {groups.map(([group, members]) => (
          <button
            key={group}
            type="button"
            onClick={({ currentTarget }) => goTo(currentTarget, group)}
          >
            {group} {members.length}
          </button>
        ))}
      </div>
      {groups.length === 0 && <p className={classes.nothing}>没有符合的内容。</p>}
      {groups.map(([group, members]) => (
        <section key={group} aria-label={group}>
          <h2 className={classes.group}>{group}</h2>
          {members.map(({ key, title, id }) => (
            <button
              key={key}
              type="button"
              className={classes.entry}
              aria-current={key === chosen || undefined}
              title={id}
              onClick={() => choose(key)}
            >
              <span>{title}</span>
              {title !== id && <small>{id}</small>}
            </button>
          ))}
        </section>
      ))}
    </nav>
  )
}

/** The heading of a group to the top of the index. */
const goTo = (from: HTMLElement, group: string): void =>
  from.closest('nav')?.querySelector(`section[aria-label="${group}"]`)?.scrollIntoView()

function groupsOf(entries: readonly Entry[], search: string): [string, Entry[]][] {
  const keyword = searchText(search)
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    if (!searchText(`${entry.title} ${entry.id}`).includes(keyword)) continue
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry])
  }
  return [...groups]
}
