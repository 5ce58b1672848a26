/** The closed list of node kinds and what each may say. Custom components carry the prefix `x:`. */

import type { Json } from './logic.ts'
import type { Device, StatePath, Value } from './value.ts'

export const NODE_KINDS = [
  'stack',
  'row',
  'grid',
  'card',
  'tabs',
  'steps',
  'text',
  'html',
  'image',
  'video',
  'divider',
  'empty',
  'alert',
  'qrcode',
  'table',
  'list',
  'detail',
  'carousel',
  'indexList',
  'form',
  'search',
  'choice',
  'upload',
  'button',
  'link',
  'menu',
  'slot',
  'countdown',
  'print',
  'icon',
] as const
export type NodeKind = (typeof NODE_KINDS)[number]

export const ICON_NAMES = [
  'home',
  'user',
  'users',
  'building',
  'globe',
  'bell',
  'edit',
  'search',
  'award',
  'card',
  'check',
  'clock',
  'logout',
  'next',
] as const
export type IconName = (typeof ICON_NAMES)[number]

export type Gap = 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl'
export type Tone = 'normal' | 'dim' | 'primary' | 'success' | 'warning' | 'danger' | 'inverse'

interface Common {
  id?: string
  when?: Value<boolean>
  only?: Device
}
interface Layout extends Common {
  gap?: Gap
  align?: 'start' | 'center' | 'end' | 'stretch'
  justify?: 'start' | 'center' | 'end' | 'between'
  children?: PageNode[]
}
/** A column's or detail's way of showing a value. */
export type Format = 'text' | 'area' | 'date' | 'dateTime' | { dictionary: string }

export interface Column {
  title: string
  /** Own key of the row; `index` counts from 1 over all pages. */
  field?: string
  index?: true
  value?: Value
  format?: Format
  width?: number
  align?: 'start' | 'center' | 'end'
  when?: Value<boolean>
}

export interface NodeProps {
  stack: Layout & {
    /** Measure: narrow 480, text 760, content 1200 px, full. Centred. */
    width?: 'narrow' | 'text' | 'content' | 'full'
    padding?: Gap
    /** Landmark drawn on PC and phone: header and footer take the site's own backgrounds. */
    as?: 'div' | 'section' | 'header' | 'footer' | 'main' | 'nav'
    /** `plate` is the soft ground of an icon, `caption` lies over the lower edge of the picture before it. */
    surface?: 'none' | 'header' | 'footer' | 'band' | 'tabBar' | 'plate' | 'caption'
  }
  row: Layout & { wrap?: boolean }
  grid: Layout & {
    columns?: number
    /** How many columns each child takes, in order; one where nothing is said. */
    spans?: number[]
  }
  card: Common & {
    title?: Value<string>
    extra?: PageNode[]
    padding?: Gap
    children?: PageNode[]
  }
  tabs: Common & {
    bind: StatePath
    tabs: {
      value: string
      label: Value<string>
      when?: Value<boolean>
      disabled?: Value<boolean>
    }[]
    /** Action run after the change; `event.value` is the tab. */
    onChange?: string
    bodies?: Record<string, PageNode>
  }
  steps: Common & { bodies: Record<string, PageNode>; empty?: PageNode }
  text: Common & {
    text: Value
    as?: 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'small'
    tone?: Tone
    align?: 'start' | 'center' | 'end'
    /** Cut after this many lines, the whole text in the tooltip. */
    lines?: number
    /** Breaks between words and after the dot of a name, never inside. */
    whole?: boolean
    format?: Format
  }
  html: Common & { html: Value<string> }
  image: Common & {
    src: Value<string>
    alt: Value<string>
    width?: number
    height?: number
    fit?: 'cover' | 'contain'
    round?: boolean
    /** Width ÷ height: the room is kept, and shimmers, until the picture is there. */
    ratio?: number
    /** Action offered where the picture cannot be loaded; afterwards it is loaded again. */
    retry?: string
  }
  video: Common & {
    src: Value<string>
    title?: Value<string>
    width?: number
    height?: number
    /** Takes the whole width, at its height. */
    fit?: 'cover' | 'contain'
  }
  divider: Common & { line?: 'solid' | 'dashed'; label?: Value<string> }
  empty: Common & { text: Value<string>; children?: PageNode[] }
  alert: Common & {
    kind?: 'info' | 'success' | 'warning' | 'danger'
    title?: Value<string>
    text?: Value<string>
    children?: PageNode[]
  }
  qrcode: Common & { value: Value<string>; size?: number }
  table: Common & {
    source: string
    columns: Column[]
    rowActions?: string[]
    /** State paths of current page and size; absent means no paging. */
    paging?: { current: StatePath; size: StatePath; sizes: number[] }
    empty?: Value<string>
  }
  list: Common & {
    source?: string
    /** The items, when they are not a source's records. */
    items?: Value<Json[]>
    item: PageNode
    /** Action run on an item; its `row` is the item. */
    onItem?: string
    layout?: 'rows' | 'cards' | 'grid'
    columns?: number
    paging?: { current: StatePath; size: StatePath; sizes: number[] }
    empty?: Value<string>
  }
  detail: Common & {
    items: {
      label: Value<string>
      value: Value
      format?: Format
      when?: Value<boolean>
      /** Takes the whole line. */
      wide?: boolean
    }[]
    columns?: number
  }
  carousel: Common & {
    items: Value<Json[]>
    item: PageNode
    /** Milliseconds; absent means it does not move by itself. */
    every?: number
    perView?: number
    label: Value<string>
  }
  indexList: Common & {
    items: Value<Json[]>
    label: string
    item: PageNode
    onItem?: string
  }
  form: Common & {
    form: string
    /** Action run by the form's own submit (Enter, or the button). */
    submit?: string
    /** Field → action whose button stands beside its input, such as the one that sends a code. */
    beside?: Record<string, string>
    /** Buttons under the form. */
    actions?: string[]
    /** What was filled in is shown once more before `submit` runs. */
    review?: boolean
  }
  search: Common & {
    bind: StatePath
    action: string
    reset?: string
    placeholder?: Value<string>
    max?: number
  }
  choice: Common & {
    bind: StatePath
    items: Value<Json[]>
    as?: 'radio' | 'select' | 'cards' | 'checkbox'
    label?: Value<string>
    placeholder?: Value<string>
    disabled?: Value<boolean>
    onChange?: string
    /** Shown under the control, e.g. after a refused validation. */
    error?: Value<string>
  }
  upload: Common & {
    /** Carries the mark; `validate: step` tells at its place when nothing was uploaded. */
    required?: Value<boolean>
    requiredText?: Value<string>
    bind: StatePath
    purpose: 'enclosure' | 'transferProof' | 'image' | 'invoice'
    label?: Value<string>
    fileType?: string[]
    /** MB. */
    fileSize?: number
    limit?: number
  }
  button: Common & {
    action: string
    label?: Value<string>
    kind?: 'primary' | 'default' | 'subtle' | 'danger' | 'link'
    size?: 'sm' | 'md' | 'lg'
    block?: boolean
    disabled?: Value<boolean>
    /** Becomes `event.value`. */
    value?: Value
  }
  link: Common & {
    to?: Value<string>
    query?: Record<string, Value>
    /** An address outside, opened in a new tab. */
    href?: Value<string>
    action?: string
    text?: Value<string>
    label?: Value<string>
    children?: PageNode[]
  }
  menu: Common & {
    label: Value<string>
    items: {
      label: Value<string>
      action?: string
      to?: Value<string>
      href?: Value<string>
      when?: Value<boolean>
    }[]
  }
  slot: Common & {
    /** A dialog document shown in place, on a page of its own; without it, the page that a shell frames. */
    dialog?: string
    /** Action run when the dialog closes; `event.value` is what it closes with. */
    onClose?: string
  }
  countdown: Common & { timer: string; text: Value<string> }
  print: Common & {
    id: string
    /** The print model: the answer of a source read through the `printModel` adapter. */
    model: Value
  }
  icon: Common & {
    name: IconName
    /** Pixels. */
    size?: number
  }
}

export type NodeOf<K extends NodeKind> = { type: K } & NodeProps[K]
export type FragmentUse = Common & { use: string; with?: Record<string, Json> }
export type CustomNode = Common & {
  type: `x:${string}`
  props?: Record<string, Value>
}
export type PageNode = { [K in NodeKind]: NodeOf<K> }[NodeKind] | FragmentUse | CustomNode
