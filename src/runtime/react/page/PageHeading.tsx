import unseen from '../controls/unseen.module.css'
import { useText } from '../hooks/useValue.ts'
import { usePage } from '../pageContext.ts'
import classes from './PagePanel.module.css'

/** The page's title as its first heading, heard and not seen; gone while the page shows a first heading of its own. */
export function PageHeading() {
  const title = useText(usePage().document.title)
  return <h1 className={`${unseen.unseen} ${classes.heading}`}>{title}</h1>
}
