import classes from './Toggles.module.css'

interface TogglesProps<V extends string> {
  label: string
  items: readonly { value: V; title: string }[]
  chosen: V
  choose: (value: V) => void
}

/** One of a few, all of them in sight. */
export function Toggles<V extends string>({ label, items, chosen, choose }: TogglesProps<V>) {
  return (
    <fieldset className={classes.toggles} aria-label={label}>
      {items.map(({ value, title }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => choose(value)}
        >
          {title}
        </button>
      ))}
    </fieldset>
  )
}
