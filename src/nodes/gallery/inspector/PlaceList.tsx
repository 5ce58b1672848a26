import { useState } from 'react'
import type { PlaceState } from '../messages.ts'
import { Toggles } from '../Toggles.tsx'
import classes from './Inspector.module.css'

interface PlaceListProps {
  places: readonly PlaceState[]
  chosen: string | null
  choose: (path: string) => void
}

const FILTERS = {
  all: { title: '全部', keeps: () => true },
  hidden: { title: '没有显示', keeps: ({ shown }: PlaceState) => !shown },
  wrong: { title: '有提示', keeps: ({ error }: PlaceState) => error !== undefined },
}
type Filter = keyof typeof FILTERS

/** Every field and cell, including hidden ones. */
export function PlaceList({ places, chosen, choose }: PlaceListProps) {
  const [filter, setFilter] = useState<Filter>('all')
  const filtered = places.filter(FILTERS[filter].keeps)
  const items = (Object.keys(FILTERS) as Filter[]).map((value) => {
    const { title, keeps } = FILTERS[value]
    return { value, title: `${title} ${places.filter(keeps).length}` }
  })
  return (
    <div className={classes.pane}>
      <Toggles label="字段" items={items} chosen={filter} choose={setFilter} />
      <ul className={classes.places}>
        {filtered.map(({ path, label, type, shown, error }) => (
          <li key={path}>
            <button
              type="button"
              className={classes.place}
              data-hidden={!shown || undefined}
              data-wrong={error !== undefined || undefined}
              aria-current={path === chosen || undefined}
              onClick={() => choose(path)}
            >
              <span>{label}</span>
              <small>
                {path} · {type}
                {!shown && ' · 没有显示'}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
