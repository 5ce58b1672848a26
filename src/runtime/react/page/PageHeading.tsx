import { isRecord } from '#domain/isRecord.ts'
import { useDevice } from '../hooks/useDevice.ts'
import { useText } from '../hooks/useValue.ts'
import { usePage } from '../pageContext.ts'
import classes from './PagePanel.module.css'

/** The page's title as its first heading, heard and not seen, where its view has none of its own. */
export function PageHeading() {
  const { title, views } = usePage().document
  const text = useText(title)
  const view = views[useDevice()]
  return hasHeading(view) ? null : <h1 className={classes.hidden}>{text}</h1>
}

const hasHeading = (part: unknown): boolean =>
  Array.isArray(part)
    ? part.some(hasHeading)
    : isRecord(part) &&
      ((part.type === 'text' && part.as === 'h1') || Object.values(part).some(hasHeading))
