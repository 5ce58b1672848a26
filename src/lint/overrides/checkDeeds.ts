import type { FileFinding } from '#contract/finding.ts'
import { createContext } from '../context.ts'
import { type Complaint, findingAt } from '../document/finding.ts'
import type { SourceText } from '../document/located.ts'
import { type LintInput, OVERRIDE_KINDS, type OverrideKind } from '../input.ts'
import type { PageSite } from '../model/pageSite.ts'
import type { Api } from '../shape/operations.ts'
import { type Deed, deedsOf } from './deeds.ts'
import { type ProductDeeds, productDeeds, siteKey } from './productDeeds.ts'

/** The documents with which an organisation overrides or extends the product's. */
export type OwnParts = Pick<LintInput, OverrideKind>

/**
 * Reports what an organisation's pages would do with the rights of whoever opens them, who may have rights that their
 * author has not (decision 0401): calls of staff, which the product alone makes; calls about the login where the
 * product's document makes none; and whatever acts unpressed where the product's document does not do so. Of a document
 * that only staff meet it reports that alone, because it is the product's whatever it does (decision 0439).
 * @param overlaid the product with these documents in place of its own
 */
export function checkDeeds(product: LintInput, overlaid: LintInput, own: OwnParts): FileFinding[] {
  const known = productDeeds(product)
  const isOwn = new Set(OVERRIDE_KINDS.flatMap((kind) => own[kind]))
  const { pages, api } = createContext(overlaid)
  const touched = pages.filter(({ trees }) => trees.some(({ root }) => isOwn.has(root.source)))
  const refused = partFindings(own, known)
  const isRefused = new Set(refused.map(({ file }) => file))
  return [
    ...touched
      .flatMap((site) => siteFindings(site, { api, known, isOwn }))
      .filter(({ file }) => !isRefused.has(file)),
    ...refused,
  ]
}

interface Around {
  api: Api
  known: ProductDeeds
  isOwn: ReadonlySet<SourceText>
}

function siteFindings(site: PageSite, { api, known, isOwn }: Around): FileFinding[] {
  const ofProduct = known.sites.get(siteKey(site))
  const isNewlyUnpressed = ({ name, isPressed }: Deed) =>
    !isPressed && !ofProduct?.unpressed.has(name)
  const complaintOf = (deed: Deed): Complaint | undefined => {
    if (deed.reach === 'right') return ofStaff(deed)
    if (isNewlyUnpressed(deed)) return unpressed(deed)
    return deed.reach === 'login' && !ofProduct?.all.has(deed.name) ? ofLogin(deed) : undefined
  }
  const own = site.trees.find(({ root }) => isOwn.has(root.source))?.root
  return deedsOf(site, api).flatMap((deed) => {
    if (isOwn.has(deed.at.source)) {
      const complaint = complaintOf(deed)
      return complaint ? [findingAt(deed.at, complaint)] : []
    }
    // An own fragment can make the product's page run an action by itself.
    return own && isNewlyUnpressed(deed) ? [findingAt(own, unpressed(deed))] : []
  })
}

const ofStaff = ({ name }: Deed): Complaint => ({
  code: 'deed-of-staff',
  message: `“${name}”要用工作人员的权限，只有产品自己的页面可以调用`,
  hint: '打开页面的人有这个权限，改页面的人不一定有；请删去，或不改写这个页面',
})

const ofLogin = ({ name }: Deed): Complaint => ({
  code: 'deed-of-login',
  message: `“${name}”涉及账号和登录，产品的这个页面没有这样做`,
  hint: '请转到产品的页面去办，或删去这一步',
})

const unpressed = ({ name }: Deed): Complaint => ({
  code: 'unpressed',
  message: `“${name}”不用点击就会执行，产品的这个页面没有这样做`,
  hint: '请改由按钮执行，或删去',
})

const partFindings = (own: OwnParts, { ofStaff }: ProductDeeds): FileFinding[] =>
  OVERRIDE_KINDS.flatMap((kind) =>
    own[kind]
      .filter(({ id }) => ofStaff.has(`${kind}/${id}`))
      .map((source) => findingAt({ source, pointer: '', offset: 0 }, partOfStaff(OF_STAFF[kind]))),
  )

const OF_STAFF: Readonly<Record<OverrideKind, string>> = {
  pages: '这个页面供工作人员办理业务，学会不能改写',
  dialogs: '这个对话框只在工作人员办理业务时打开，学会不能改写',
  fragments: '这一部分只用在工作人员办理业务的页面里，学会不能改写',
  payloads: '这一部分只用在工作人员办理业务的页面里，学会不能改写',
}

const partOfStaff = (message: string): Complaint => ({
  code: 'part-of-staff',
  message,
  hint: '请删去这个文件，工作人员用的总是产品自己的',
})
