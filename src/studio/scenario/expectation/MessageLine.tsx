import { useState } from 'react'
import { LinkAct } from '../LinkAct.tsx'
import texts from '../texts.json' with { type: 'json' }

const { expectation: words, steps } = texts

/** Maximum length of a typed message. */
const MESSAGE_LENGTH = 500

interface MessageLineProps {
  path: string
  message: string
  /** Places it can be moved to, this one included. */
  places: readonly string[]
  /** Messages possible at this place; `messageAt` returns the first one of another place. */
  messages: readonly string[]
  messageAt: (path: string) => string
  nameOf: (path: string) => string
  isEditable: boolean
  /** Writes the message; undefined removes it. */
  write: (next: { path: string; message: string } | undefined) => void
}

/** One expected message: its place, and its text from a list; a text that is not in the list is typed. */
export function MessageLine(props: MessageLineProps) {
  const { path, message, places, messages, messageAt, nameOf, isEditable, write } = props
  const [isOwn, setOwn] = useState(!messages.includes(message))
  const name = nameOf(path)
  if (!isEditable)
    return (
      <li>
        {name} · {message}
      </li>
    )
  const choose = (value: string) => {
    setOwn(value === '')
    if (value !== '') write({ path, message: value })
  }
  const move = (at: string) => {
    setOwn(false)
    write({ path: at, message: messageAt(at) })
  }
  return (
    <li>
      <select aria-label={words.place} value={path} onChange={({ target }) => move(target.value)}>
        {places.map((at) => (
          <option key={at} value={at}>
            {nameOf(at)}
          </option>
        ))}
      </select>
      <select
        aria-label={`${words.message}：${name}`}
        value={isOwn ? '' : message}
        onChange={({ target }) => choose(target.value)}
      >
        {messages.map((one) => (
          <option key={one}>{one}</option>
        ))}
        <option value="">{words.ownMessage}</option>
      </select>
      {isOwn && (
        <input
          aria-label={`${words.ownMessage}${name}`}
          maxLength={MESSAGE_LENGTH}
          value={message}
          onChange={({ target }) => write({ path, message: target.value })}
        />
      )}
      <LinkAct act={steps.drop} about={name} run={() => write(undefined)} />
    </li>
  )
}
