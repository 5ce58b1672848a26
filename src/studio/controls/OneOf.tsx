import styles from './OneOf.module.css'

interface OneOfProps<T extends string> {
  legend: string
  names: Readonly<Partial<Record<T, string>>>
  value: T
  choose: (value: T) => void
}

/** A choice among a few: a row of toggle buttons, one of them pressed. */
export function OneOf<T extends string>({ legend, names, value, choose }: OneOfProps<T>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {(Object.entries(names) as [T, string][]).map(([one, name]) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => choose(one)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
