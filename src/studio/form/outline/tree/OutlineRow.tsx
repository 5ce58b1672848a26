import type { ItemInstance } from '@headless-tree/core'
import { type KeyboardEvent, memo } from 'react'
import { fill } from '#domain/text/fill.ts'
import type { OutlineEntry } from '../../model/tree/outline.ts'
import type { CommandName } from '../commands/commands.ts'
import texts from '../texts.json' with { type: 'json' }
import styles from './OutlineTree.module.css'

export interface RowProps {
  item: ItemInstance<OutlineEntry>
  entry: OutlineEntry
  level: number
  position: number
  count: number
  isExpanded: boolean
  /** True for the entry that the Tab key reaches. */
  isTabStop: boolean
  isSelected: boolean
  isMatch: boolean
  isDropTarget: boolean
  isEditable: boolean
  /** Runs a command on the entry with this id; these functions keep their identity. */
  act: (name: CommandName, id: string) => void
  select: (id: string) => void
  /** Handles a key press on the entry, which the tree may also use for navigation. */
  press: (event: KeyboardEvent, id: string) => void
}

/** An entry of the outline. */
export const OutlineRow = memo(function OutlineRow(props: RowProps) {
  const { item, entry, isExpanded, isEditable, act, select } = props
  const { id, label, kind, target, badges } = entry
  const { draggable, ...row } = item.getProps()
  return (
    <div
      {...row}
      role="treeitem"
      draggable={isEditable && draggable}
      className={styles.entry}
      data-entry={id}
      data-part={target.part}
      data-level={props.level}
      data-match={props.isMatch || undefined}
      data-drop={props.isDropTarget || undefined}
      aria-label={nameOf(entry)}
      aria-selected={props.isSelected}
      tabIndex={props.isTabStop ? 0 : -1}
      onFocus={() => {
        if (!item.isFocused()) item.setFocused()
      }}
      onKeyDown={(event) => {
        // The buttons in it keep their keys.
        if (event.target === event.currentTarget) props.press(event, id)
      }}
      onClick={() => {
        item.setFocused()
        select(id)
      }}
    >
      <Fold item={item} isFolder={entry.children.length > 0} isExpanded={isExpanded} />
      <span className={styles.label} title={label}>
        {label}
      </span>
      {/* Label and kind are two words to whatever reads the text. */}{' '}
      {target.part !== 'section' && <small className={styles.kind}>{kind}</small>}
      {badges.map(({ kind: badge, text, detail }) => (
        <span key={badge} className={styles.badge} data-kind={badge} title={detail ?? text}>
          {badge === 'required' ? '*' : text}
        </span>
      ))}
      <span className={styles.tools}>
        {isEditable && (
          <RowButton
            name={fill(texts.addBelow, { label })}
            sign="＋"
            press={() => act('insert', id)}
          />
        )}
        <RowButton name={fill(texts.more, { label })} sign="⋯" press={() => act('menu', id)} />
      </span>
    </div>
  )
}, isSameRow)

/** A button for the pointer only: the keyboard has a shortcut for each. */
function RowButton({ name, sign, press }: { name: string; sign: string; press: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.tool}
      aria-label={name}
      title={name}
      onClick={(event) => {
        event.stopPropagation()
        press()
      }}
    >
      {sign}
    </button>
  )
}

interface FoldProps {
  item: ItemInstance<OutlineEntry>
  isFolder: boolean
  isExpanded: boolean
}

function Fold({ item, isFolder, isExpanded }: FoldProps) {
  if (!isFolder) return <span className={styles.fold} />
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.fold}
      data-open={isExpanded || undefined}
      aria-label={isExpanded ? texts.fold : texts.unfold}
      onClick={(event) => {
        event.stopPropagation()
        item.setFocused()
        if (isExpanded) item.collapse()
        else item.expand()
      }}
    />
  )
}

/** Returns the accessible name; it begins with the visible text, so that voice control finds the entry. */
function nameOf({ label, kind, badges }: OutlineEntry): string {
  const shown = badges.filter((badge) => badge.kind !== 'required')
  const isRequired = shown.length < badges.length
  return [
    ...[label, kind, ...shown.map(({ text }) => text)],
    ...(isRequired ? [texts.required] : []),
    ...badges.flatMap(({ detail }) => detail ?? []),
  ].join('，')
}

/** Compares entries by content: every change of the form creates them anew, although most are unchanged. */
function isSameRow(one: RowProps, other: RowProps): boolean {
  const { entry, ...rest } = one
  const { entry: shown, ...others } = other
  return (
    isSameEntry(entry, shown) &&
    Object.entries(rest).every(([name, value]) =>
      Object.is(value, others[name as keyof typeof others]),
    )
  )
}

const isSameEntry = (one: OutlineEntry, other: OutlineEntry): boolean =>
  one.id === other.id &&
  one.label === other.label &&
  one.kind === other.kind &&
  one.target.part === other.target.part &&
  one.children.length > 0 === other.children.length > 0 &&
  one.badges.length === other.badges.length &&
  one.badges.every(({ kind, text, detail }, at) => {
    const badge = other.badges[at]
    return kind === badge?.kind && text === badge.text && detail === badge.detail
  })
