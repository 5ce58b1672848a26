/** Types of `form.js` and `form.full.js`. */

type Values = Record<string, unknown>
type Messages = Record<string, string>

export interface OrgOption {
  id: string
  orgName: string
  /** A to Z, or `#`: the group in a long list. */
  letter?: string
}

export interface AreaNode {
  id: string
  name: string
  children?: AreaNode[]
}

export interface StoredFile {
  name: string
  url: string
}

/** Everything a page may pass in, all optional. */
export interface EmbedContext {
  user?: { mobile?: string; areaCode?: string }
  /** Entries by the name of the dictionary; they come before the delivered ones of the same name. */
  dictionaries?: Record<string, { itemCode: string; itemName: string }[]>
  areas?: readonly AreaNode[]
  initial?: Values
  prefill?: Values
  /** Fields that are shown as not editable. */
  locked?: readonly string[]
  taken?: { mobile?: string[]; cardNo?: string[] }
  /** Resolves to whether a value is still free. */
  ask?: (question: {
    kind: 'mobile' | 'cardNo'
    value: string
    cardType?: string
  }) => Promise<boolean>
  /** Stores a file; without it the file becomes part of the value, as a `data:` address. */
  upload?: (file: File) => Promise<StoredFile>
  /** What a field of type `subOrg` offers. */
  subOrgs?: () => Promise<readonly OrgOption[]>
  /** What a field of type `orgLinkage` offers for an area. */
  orgsOf?: (areaCode: string) => Promise<readonly OrgOption[]>
  /** Epoch milliseconds. */
  now?: number
  /** `[secondary, main]` colours, `#rrggbb`. */
  theme?: readonly [string, string]
}

export interface MountOptions {
  /** Rows of field definitions, a flat list of them, or the JSON text of either. */
  formInfo: unknown
  context?: EmbedContext
  layout?: 'pc' | 'mobile'
  isolate?: boolean
  value?: Values
  onChange?: (value: Values) => void
  /** May answer, at once or later, messages by field path. */
  onSubmit?: (value: Values) => unknown
}

export interface MountedForm {
  unmount(): void
  getValue(): Values
  validate(): Promise<Messages>
}

export function mountForm(element: HTMLElement, options: MountOptions): MountedForm
