import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { AddRow } from '../AddRow.tsx'
import type { OpenedRow } from '../row/openedRow.ts'
import { RowSheet } from '../row/RowSheet.tsx'
import type { TableModel } from '../tableModel.ts'
import { useCellRevealer } from '../useCellRevealer.ts'
import type { CardAct } from './CardButtons.tsx'
import styles from './Cards.module.css'
import { RowCard } from './RowCard.tsx'
import { useFilledCards } from './useFilledCards.ts'

/** The phone's table: a card a row, edited in a sheet. */
export function RowCards({ table }: { table: TableModel }) {
  const { edit, columns, ids, acts } = table
  const { field, path, disabled } = edit
  const mode = disabled ? 'view' : 'edit'
  const [opened, setOpened] = useState<OpenedRow>()
  const list = useRef<HTMLOListElement>(null)
  const filled = useFilledCards(ids.length)
  const open = useCallback((index: number) => setOpened({ index, mode }), [mode])
  useCellRevealer(path, open)
  const focusCard = (index: number, act: CardAct) => {
    const card = list.current?.children[index]
    const wanted = card?.querySelector<HTMLButtonElement>(`[data-act="${act}"]:not([disabled])`)
    ;(wanted ?? card?.querySelector('button'))?.focus()
  }
  const add = (at: number) => {
    if (acts.add(at)) open(at)
  }
  const move = (index: number, by: 1 | -1, act: CardAct) => {
    if (flushSync(() => acts.move(index, by))) focusCard(index + by, act)
  }
  const ACTS: Record<CardAct, (index: number) => void> = {
    open,
    insert: (index) => add(index + 1),
    up: (index) => move(index, -1, 'up'),
    down: (index) => move(index, 1, 'down'),
    remove(index) {
      flushSync(() => acts.remove(index))
      focusCard(Math.min(index, ids.length - 2), 'remove')
    },
  }
  const close = () => {
    flushSync(() => setOpened(undefined))
    if (opened) focusCard(opened.index, 'open')
  }
  return (
    <div>
      {ids.length === 0 && <p className={styles.none}>暂无数据</p>}
      {/** biome-ignore lint/a11y/useKeyWithClickEvents: it hears its cards' buttons, which keys press, too */}
      <ol
        ref={list}
        className={styles.cards}
        onClick={({ target }) => {
          const button = target instanceof Element ? target.closest('button') : null
          const index = Number(button?.closest('li')?.dataset.row)
          if (button?.dataset.act) ACTS[button.dataset.act as CardAct](index)
        }}
      >
        {ids.map((id, index) => (
          <RowCard
            key={id}
            columns={columns}
            path={path}
            index={index}
            isLast={index === ids.length - 1}
            disabled={disabled}
            filled={index < filled}
            covered={opened?.index === index}
          />
        ))}
      </ol>
      <AddRow edit={edit} text={`添加${field.label}`} onAdd={() => add(ids.length)} />
      {opened && opened.index < ids.length && (
        <RowSheet
          table={table}
          opened={opened}
          onGo={open}
          onAdd={() => add(ids.length)}
          onClose={close}
        />
      )}
    </div>
  )
}
