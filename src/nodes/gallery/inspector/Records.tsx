import { useState } from 'react'
import type { PlaceState, Snapshot } from '../messages.ts'
import { Toggles } from '../Toggles.tsx'
import classes from './Inspector.module.css'

interface RecordsProps {
  snapshot: Snapshot
  choose: (path: string) => void
}

type Tab = 'value' | 'messages' | 'diagnostics'

/** The submission, the visible messages, and the diagnostics of the definition. */
export function Records({ snapshot, choose }: RecordsProps) {
  const [tab, setTab] = useState<Tab>('value')
  const { submission, places, diagnostics } = snapshot
  const wrong = places.filter(({ error }) => error !== undefined)
  const items = [
    { value: 'value' as const, title: '提交内容' },
    { value: 'messages' as const, title: `提示 ${wrong.length}` },
    { value: 'diagnostics' as const, title: `诊断 ${diagnostics.length}` },
  ]
  return (
    <div className={classes.pane}>
      <Toggles label="记录" items={items} chosen={tab} choose={setTab} />
      {tab === 'value' && <pre className={classes.json}>{JSON.stringify(submission, null, 2)}</pre>}
      {tab === 'messages' && <Messages wrong={wrong} choose={choose} />}
      {tab === 'diagnostics' && <Diagnostics {...snapshot} />}
    </div>
  )
}

function Messages({ wrong, choose }: Pick<RecordsProps, 'choose'> & { wrong: PlaceState[] }) {
  return (
    <ul className={classes.places}>
      {wrong.map(({ path, error }) => (
        <li key={path}>
          <button type="button" className={classes.place} onClick={() => choose(path)}>
            <span>{error}</span>
            <small>{path}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Diagnostics({ diagnostics, file }: Pick<Snapshot, 'diagnostics' | 'file'>) {
  return (
    <ul className={classes.places}>
      {diagnostics.map(({ severity, code, path, line, column, message }) => (
        <li key={`${code} ${path}`} className={classes.diagnostic}>
          <span data-severity={severity}>{message}</span>
          <small>{`${code} · ${file}:${line}:${column}`}</small>
        </li>
      ))}
    </ul>
  )
}
