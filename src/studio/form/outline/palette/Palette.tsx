import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import buttons from '#runtime/react/controls/buttons.module.css'
import {
  type PaletteEntry,
  type PaletteGroup,
  paletteMatches,
} from '../../model/palette/palette.ts'
import texts from '../texts.json' with { type: 'json' }
import { nextOption } from './nextOption.ts'
import styles from './Palette.module.css'

const { palette: said } = texts

interface PaletteProps {
  title: string
  /** Returns whether an entry can be inserted where the palette was opened. */
  passes: (entry: PaletteEntry) => boolean
  choose: (entry: PaletteEntry) => void
  close: () => void
}

/** The fields that can be added, in groups: typing filters them, arrow keys move through them, Enter adds one. */
export function Palette({ title, passes, choose, close }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const groups = paletteMatches(text, passes)
  const entries = groups.flatMap((group) => group.entries)
  const active = entries[Math.min(at, entries.length - 1)]
  useLayoutEffect(() => {
    const [element, before] = [dialog.current, document.activeElement]
    if (element && !element.open) element.showModal()
    input.current?.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  useLayoutEffect(() => {
    dialog.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })
  const press = (event: KeyboardEvent) => {
    // In a text the arrows to the sides move the caret.
    const isInText = text !== '' && /Left|Right/.test(event.key)
    if (event.nativeEvent.isComposing || isInText) return
    const options = dialog.current?.querySelectorAll<HTMLElement>('[role=option]')
    const next = nextOption([...(options ?? [])], Math.min(at, entries.length - 1), event.key)
    if (next !== undefined) setAt(next)
    else if (event.key === 'Enter' && active) choose(active)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside it; the keyboard has Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <header className={styles.header}>
        <h2>{title}</h2>
        <button type="button" className={buttons.button} data-size="sm" onClick={close}>
          {said.close}
        </button>
      </header>
      <input
        ref={input}
        type="text"
        role="combobox"
        className={styles.input}
        aria-label={said.search}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={active && optionId(id, active)}
        aria-autocomplete="list"
        placeholder={said.searchHint}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
        }}
        onKeyDown={press}
      />
      <div id={id} role="listbox" aria-label={title} className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.group} {...{ id, group, active, choose }} />
        ))}
      </div>
      <p role="status" className={styles.hint}>
        {entries.length > 0 ? said.hint : said.nothing}
      </p>
    </dialog>
  )
}

interface GroupProps {
  id: string
  group: PaletteGroup
  active: PaletteEntry | undefined
  choose: (entry: PaletteEntry) => void
}

function Group({ id, group: { group, entries }, active, choose }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, which no fieldset is
    <div role="group" aria-label={group} className={styles.group}>
      <div aria-hidden="true" className={styles.heading}>
        {group}
      </div>
      <div role="presentation" className={styles.options}>
        {entries.map((entry) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input has its keys and its focus
          <div
            key={entry.name}
            id={optionId(id, entry)}
            role="option"
            aria-selected={entry === active}
            className={styles.option}
            onClick={() => choose(entry)}
          >
            <span>{entry.name}</span>
            <small>{entry.hint}</small>
          </div>
        ))}
      </div>
    </div>
  )
}

const optionId = (id: string, { name }: PaletteEntry): string => `${id}-${name}`
