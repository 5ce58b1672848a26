import { Fragment, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import type { CommandName } from '../commands/commands.ts'
import texts from '../texts.json' with { type: 'json' }
import styles from './EntryMenu.module.css'
import { placeBeside } from './placeBeside.ts'

interface EntryMenuProps {
  label: string
  anchor: HTMLElement
  groups: readonly (readonly CommandName[])[]
  choose: (name: CommandName) => void
  /** Closes the menu; whoever opened it returns the focus to the entry. */
  close: () => void
}

/** The commands on an entry, each with its keyboard shortcut. */
export function EntryMenu({ label, anchor, groups, choose, close }: EntryMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (menu.current) placeBeside(menu.current, anchor)
    itemsIn(menu.current)[0]?.focus({ preventScroll: true })
  }, [anchor])
  useEffect(() => {
    const press = ({ target }: Event) =>
      target instanceof Node && !menu.current?.contains(target) && close()
    document.addEventListener('pointerdown', press, true)
    return () => document.removeEventListener('pointerdown', press, true)
  }, [close])
  const press = (event: KeyboardEvent) => {
    const items = itemsIn(menu.current)
    const at = items.indexOf(document.activeElement as HTMLElement)
    const to = ownValue(STEPS, event.key)?.(at, items.length)
    if (to !== undefined) items[(to + items.length) % items.length]?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') close()
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={fill(texts.more, { label })}
      className={styles.menu}
      onKeyDown={press}
    >
      {groups.map((group, nth) => (
        <Fragment key={group.join()}>
          {nth > 0 && <hr className={styles.line} />}
          {group.map((name) => (
            <MenuItem key={name} name={name} choose={choose} />
          ))}
        </Fragment>
      ))}
    </div>
  )
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function MenuItem({ name, choose }: { name: CommandName; choose: EntryMenuProps['choose'] }) {
  const shortcut = ownValue<string>(texts.shortcuts, name)
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
      data-danger={name.startsWith('remove') || undefined}
      onClick={() => choose(name)}
    >
      <span>{texts.commands[name]}</span>
      {shortcut && <kbd className={styles.key}>{shortcut}</kbd>}
    </button>
  )
}

const itemsIn = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
]
