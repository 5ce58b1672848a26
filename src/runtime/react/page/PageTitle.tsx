import unseen from '../controls/unseen.module.css'
import { useText } from '../hooks/useValue.ts'
import { usePage } from '../pageContext.ts'
import { useRuntime } from '../runtimeContext.ts'
import classes from './PagePanel.module.css'

const ORG = { $: { var: 'site.orgName' } }

/** '{organisation name}会员管理服务平台 - {page title}' (specification, section 1). */
export function DocumentTitle() {
  const { titleFormat } = useRuntime().host.site
  const page = useText(usePage().document.title)
  const org = useText(ORG)
  return <title>{titleFormat.replace('{org}', () => org).replace('{page}', () => page)}</title>
}

/** The page's title as a visually hidden first heading; omitted while the page shows its own. */
export function PageHeading() {
  const title = useText(usePage().document.title)
  return <h1 className={`${unseen.unseen} ${classes.heading}`}>{title}</h1>
}
