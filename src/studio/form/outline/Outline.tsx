import { type KeyboardEvent, useCallback, useRef } from 'react'
import { fill } from '#domain/text/fill.ts'
import { areColumns } from '#formDocument/edits/insert.ts'
import type { FieldPlace } from '#formDocument/formDocument.ts'
import buttons from '#runtime/react/controls/buttons.module.css'
import unseen from '#runtime/react/controls/unseen.module.css'
import { type CommandName, commandOf, menuOf } from './commands/commands.ts'
import { EmptyForm } from './EmptyForm.tsx'
import { EntryMenu } from './menu/EntryMenu.tsx'
import styles from './Outline.module.css'
import { Palette } from './palette/Palette.tsx'
import { FieldSearch } from './search/FieldSearch.tsx'
import texts from './texts.json' with { type: 'json' }
import { OutlineTree } from './tree/OutlineTree.tsx'
import { type OutlineProps, useOutline } from './useOutline.ts'

/** The outline of a form: all its parts, which are added, moved, copied and removed here. */
export function Outline(props: OutlineProps) {
  const shown = useOutline(props)
  const { outline, tree, commands, clipboard, search, isEditable, setOpen } = shown
  const input = useRef<HTMLInputElement>(null)
  const { act } = commands
  const press = useCallback(
    (event: KeyboardEvent, id: string) => {
      const name = commandOf(event)
      if (name) {
        event.preventDefault()
        act(name, id)
      } else if (startsSearch(event)) {
        // What is typed goes into the input.
        if (event.key === '/') event.preventDefault()
        input.current?.focus()
        input.current?.select()
      }
    },
    [act],
  )
  const isEmpty = outline.entries.size <= 1
  return (
    <section className={styles.outline} aria-label={texts.title}>
      <header className={styles.header}>
        <h2>{texts.title}</h2>
        <small>{fill(texts.count, { count: fieldCount(outline) })}</small>
        {isEditable && !isEmpty && (
          <button
            type="button"
            className={buttons.button}
            data-size="sm"
            onClick={() => setOpen({ palette: shown.selectedPlace })}
          >
            {texts.add}
          </button>
        )}
      </header>
      {isEmpty ? (
        <EmptyForm
          isEditable={isEditable}
          choose={({ formInfo }) => commands.insert(formInfo, null)}
          openPalette={() => setOpen({ palette: null })}
        />
      ) : (
        <>
          <FieldSearch input={input} search={search} leave={() => tree.updateDomFocus()} />
          <OutlineTree
            {...{ outline, tree, isEditable, press }}
            folded={shown.folded}
            selected={shown.selectedId ?? undefined}
            matches={search.matches}
            act={act}
            select={shown.selectEntry}
            clipboard={clipboard.events}
          />
        </>
      )}
      <p role="status" className={unseen.unseen}>
        {shown.said}
      </p>
      <Opened {...shown} />
    </section>
  )
}

type Shown = ReturnType<typeof useOutline>

/** The palette or menu that is open beside the tree. */
function Opened({ open, setOpen, outline, tree, formInfo, isEditable, commands }: Shown) {
  if (!open) return null
  const close = () => setOpen(undefined)
  if ('palette' in open) {
    const after = open.palette
    const isColumn = after?.column !== undefined
    return (
      <Palette
        title={paletteTitle(outline, after)}
        passes={(entry) => !isColumn || areColumns(entry.formInfo)}
        choose={({ formInfo: rows }) => {
          close()
          commands.insert(rows, after)
        }}
        close={close}
      />
    )
  }
  const entry = outline.entries.get(open.menu)
  const anchor = tree.getItemInstance(open.menu).getElement()
  if (!entry || !anchor) return null
  const back = () => {
    close()
    anchor.focus({ preventScroll: true })
  }
  const choose = (name: CommandName) => {
    back()
    commands.act(name, entry.id)
  }
  return (
    <EntryMenu
      label={entry.label}
      groups={menuOf(formInfo, entry, isEditable)}
      close={back}
      {...{ anchor, choose }}
    />
  )
}

/** Returns the title of the palette: what it adds, and after which entry. */
function paletteTitle(outline: Shown['outline'], after: FieldPlace | null): string {
  const { title, columnTitle, below } = texts.palette
  const kind = after?.column === undefined ? title : columnTitle
  const id = after && outline.idOf({ part: 'field', place: after })
  const label = id && outline.entries.get(id)?.label
  return label ? kind + fill(below, { label }) : kind
}

const fieldCount = ({ entries }: Shown['outline']): number =>
  [...entries.values()].filter(
    ({ target }) => target.part === 'field' && target.place.column === undefined,
  ).length

/** Returns whether a key starts a search: a letter or digit, also one composed by an input method. */
const startsSearch = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey) && (/^[\p{L}\p{N}/]$/u.test(key) || key === 'Process')
