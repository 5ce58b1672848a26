import { type ReactNode, useId } from 'react'
import { moveTab } from '#runtime/react/controls/moveTab.ts'
import styles from './Tabs.module.css'

interface TabsProps<T extends string> {
  label: string
  names: Readonly<Record<T, string>>
  value: T
  choose: (value: T) => void
  /** Mark shown after a tab's name. */
  marks?: Readonly<Partial<Record<T, ReactNode>>>
  /** The panel of the chosen tab. */
  children: ReactNode
}

/** Tabs over one panel, with a single tab stop; arrow keys move between them. */
export function Tabs<T extends string>(props: TabsProps<T>) {
  const { label, names, value, choose, marks = {}, children } = props
  const id = useId()
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={(event) => {
          if (moveTab(event.currentTarget, event.key)) event.preventDefault()
        }}
      >
        {(Object.entries(names) as [T, string][]).map(([one, name]) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            aria-selected={one === value}
            aria-controls={one === value ? `${id}-panel` : undefined}
            tabIndex={one === value ? 0 : -1}
            onClick={() => choose(one)}
          >
            {name}
            {(marks as Partial<Record<T, ReactNode>>)[one]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
