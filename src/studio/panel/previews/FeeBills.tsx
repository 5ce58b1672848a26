import { useState } from 'react'
import { formatMoment } from '#domain/time/dateFormat.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { billRows } from './billRows.ts'
import styles from './Previews.module.css'
import type { PreviewProps } from './previewProps.ts'
import texts from './texts.json' with { type: 'json' }

/** The bills of four sample members on a chosen day. */
export function FeeBills({ open }: PreviewProps) {
  const { host } = useRuntime()
  const [day, setDay] = useState(() => formatMoment(host.clock.now(), 'yyyy-MM-dd') ?? '')
  const bills = billRows(open.object, day)
  return (
    <section className={styles.bills} aria-label={texts.bills.title}>
      <header>
        <h2>{texts.bills.title}</h2>
        <label>
          {texts.bills.day}
          <input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        </label>
      </header>
      {bills ? (
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.bills.member}</th>
              <th scope="col">{texts.bills.years}</th>
              <th scope="col">{texts.bills.total}</th>
            </tr>
          </thead>
          <tbody>
            {bills.map(({ name, spans, total }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{spans.join('；') || texts.bills.nothing}</td>
                <td>{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>{texts.bills.unready}</p>
      )}
    </section>
  )
}
