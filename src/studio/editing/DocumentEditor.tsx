import { useEffect, useRef, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { documentPorts } from '../session/documentPorts.ts'
import { DocumentSession } from '../session/documentSession.ts'
import { useSeat } from '../useSeat.ts'
import { Conflict } from './Conflict.tsx'
import { EditBar } from './EditBar.tsx'
import { Problems } from './Problems.tsx'
import { SeatNotice } from './SeatNotice.tsx'
import styles from './TextDocument.module.css'
import { useProblems } from './useProblems.ts'

interface TextDocumentProps {
  change: string
  opened: Schema<'ChangeDocument'>
}

/** A document as text, with the check's findings beside it; saved while typing. */
export function TextDocument({ change, opened }: TextDocumentProps) {
  const { host } = useRuntime()
  const { path, mayEdit } = opened
  const [session] = useState(
    () => new DocumentSession(opened, documentPorts(host.call, { id: change, path })),
  )
  useEffect(() => () => session.close(), [session])
  const state = useObservable(session.state)
  const { seat, takeOver } = useSeat({ id: change, path }, opened.seat, mayEdit)
  const isMine = seat.isMine || seat.name === undefined
  const problems = useProblems(change, path, state.save === 'saved' ? state.text : undefined)
  const area = useRef<HTMLTextAreaElement>(null)
  const goTo = (line: number, column: number) => {
    const at = lineStart(state.text, line) + column - 1
    area.current?.focus()
    area.current?.setSelectionRange(at, at)
  }
  return (
    <div className={styles.document}>
      <SeatNotice seat={seat} isShown={mayEdit && !isMine} takeOver={takeOver} />
      <EditBar state={state} session={session} isEditable={mayEdit && isMine} />
      <Conflict state={state} session={session} />
      <textarea
        ref={area}
        className={styles.text}
        aria-label={opened.title}
        spellCheck={false}
        readOnly={!(mayEdit && isMine)}
        value={state.text}
        onChange={({ target }) => session.edit(target.value)}
        onBlur={() => void session.flush()}
      />
      <Problems problems={problems} goTo={goTo} />
    </div>
  )
}

/** Where a line begins in a text; lines count from 1. The end of the text for a line that it does not have. */
function lineStart(text: string, line: number): number {
  let at = 0
  for (let passed = 1; passed < line; passed += 1) {
    const next = text.indexOf('\n', at)
    if (next < 0) return text.length
    at = next + 1
  }
  return at
}
