import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import texts from '../texts.json' with { type: 'json' }
import styles from './Chip.module.css'
import { type ChipOption, type ChipProps, matching } from './options.ts'

interface ChipListProps extends ChipProps {
  /** `isBack`: return the focus to the chip. */
  close: (isBack: boolean) => void
}

/**
 * The list of a chip: typing filters it, arrow keys move through it, Enter chooses. A multiple choice is applied when
 * the list closes.
 */
export function ChipList(props: ChipListProps) {
  const { name, chosen, isSeveral = false, hint } = props
  const { input, text, find, shown, active, marked, take, press, leave } = useChipList(props)
  const id = useId()
  useEffect(() => input.current?.focus({ preventScroll: true }), [input])
  useEffect(() => {
    const option = active && document.getElementById(optionId(id, active))
    option?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div className={styles.list}>
      <input
        ref={input}
        type="text"
        role="combobox"
        className={styles.input}
        aria-label={name}
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(id, active)}
        placeholder={hint ?? texts.chip.search}
        value={text}
        onChange={({ target }) => find(target.value)}
        onKeyDown={press}
        onBlur={() => leave(false)}
      />
      <div
        id={id}
        role="listbox"
        aria-label={name}
        aria-multiselectable={isSeveral}
        className={styles.options}
      >
        {shown.map((option) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input has its keys and its focus
          <div
            key={option.id}
            id={optionId(id, option)}
            role="option"
            className={styles.option}
            data-active={option === active || undefined}
            aria-selected={(isSeveral ? marked : chosen).includes(option.id)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(option)}
          >
            {option.name}
          </div>
        ))}
      </div>
      <p role="status" className={styles.hint}>
        {shown.length === 0 ? texts.chip.nothing : isSeveral ? texts.chip.several : ''}
      </p>
    </div>
  )
}

/** Returns the state of the list: typed text, matching options, and options chosen so far. */
function useChipList({ options, chosen, isSeveral, typed, choose, close }: ChipListProps) {
  const input = useRef<HTMLInputElement>(null)
  const isLeft = useRef(false)
  const [text, setText] = useState('')
  const [marked, setMarked] = useState(chosen)
  const shown = matching(typed ? withTyped(options, marked) : options, text, typed)
  const [at, setAt] = useState(() => shown.findIndex(({ id }) => chosen.includes(id)))
  const active = shown[Math.max(0, Math.min(at, shown.length - 1))]
  const leave = (isBack: boolean) => {
    if (isLeft.current) return
    isLeft.current = true
    if (isSeveral && marked.join('\n') !== chosen.join('\n')) choose(marked)
    close(isBack)
  }
  const take = ({ id }: ChipOption) => {
    setText('')
    if (isSeveral)
      return setMarked(marked.includes(id) ? marked.filter((one) => one !== id) : [...marked, id])
    isLeft.current = true
    close(true)
    choose([id])
  }
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.nativeEvent.isComposing) return
    if (step !== 0) setAt((Math.max(0, at) + step + shown.length) % Math.max(1, shown.length))
    else if (event.key === 'Enter' && active) take(active)
    else if (event.key === 'Escape') leave(true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const find = (wanted: string) => {
    setText(wanted)
    setAt(0)
  }
  return { input, text, find, shown, active, marked, take, press, leave }
}

/** Returns the options with previously typed values before them. */
const withTyped = (options: readonly ChipOption[], chosen: readonly string[]): ChipOption[] => [
  ...chosen.filter((id) => !options.some((one) => one.id === id)).map((id) => ({ id, name: id })),
  ...options,
]

const optionId = (id: string, option: ChipOption): string => `${id}-${option.id}`
