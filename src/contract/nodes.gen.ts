/** Generated from schemas/*.schema.json by `npm run generate`; do not edit. */

import type { Json } from './logic.ts'
import type { Device, StatePath, Value } from './value.ts'

export const NODE_KINDS = [
  "stack",
  "row",
  "grid",
  "card",
  "tabs",
  "steps",
  "text",
  "html",
  "image",
  "video",
  "divider",
  "empty",
  "alert",
  "qrcode",
  "table",
  "list",
  "detail",
  "carousel",
  "indexList",
  "form",
  "search",
  "choice",
  "upload",
  "button",
  "link",
  "menu",
  "slot",
  "countdown",
  "print",
  "icon"
] as const

export type NodeKind = (typeof NODE_KINDS)[number]

export const ICON_NAMES = [
  "home",
  "user",
  "users",
  "building",
  "globe",
  "bell",
  "edit",
  "search",
  "award",
  "card",
  "lock",
  "check",
  "clock",
  "logout",
  "next"
] as const

export type IconName = (typeof ICON_NAMES)[number]

interface NodeCommon {
  id?: string
  when?: Value<boolean>
  only?: Device
}

/** 值的显示方式：原文、地区、日期、日期时间，或 { "dictionary": 字典名 }。 */
export type Format = 'text' | 'area' | 'date' | 'dateTime' | { dictionary: string }

export interface Column {
  /** 列标题。 */
  title: string
  /** 记录的哪个属性。 */
  field?: string
  /** 序号列，跨页连续。 */
  index?: true
  /** 不是属性时，写出值；可用 row。 */
  value?: Value
  /** 指着单元格时显示的全文；不写就是单元格里的文字。可用 row。 */
  hint?: Value
  format?: Format
  /** 宽，像素。 */
  width?: number
  /** 对齐。 */
  align?: "start" | "center" | "end"
  when?: Value<boolean>
}

export interface NodeProps {
  /** 竖直排列。 */
  stack: NodeCommon & {
    /** 子节点之间的间距。 */
    gap?: "none" | "xs" | "sm" | "md" | "lg" | "xl"
    /** 横轴上的对齐。 */
    align?: "start" | "center" | "end" | "stretch"
    /** 主轴上的分布。 */
    justify?: "start" | "center" | "end" | "between"
    children?: PageNode[]
    /** 内容的最大宽度：narrow 480、text 760、content 1200、wide 1680 像素（列多的表格；页眉和页脚随之加宽），full 不限；居中。 */
    width?: "narrow" | "text" | "content" | "wide" | "full"
    /** 内边距。 */
    padding?: "none" | "xs" | "sm" | "md" | "lg" | "xl"
    /** 语义元素，供读屏软件识别。 */
    as?: "div" | "section" | "header" | "footer" | "main" | "nav"
    /** 底色：header、footer 用站点自己的背景，band 是浅色带，tabBar 是手机底部栏，plate 是图标的浅色底，caption 压在图片下沿，foot 是弹窗下沿的按钮，内容滚动时不动。 */
    surface?: "none" | "header" | "footer" | "band" | "tabBar" | "plate" | "caption" | "foot"
    /** 数据源的名称：它们第一次读到之前，这一部分显示加载中的样子，读到后各项一起出现，要点的按钮不会被后到的内容推开。有读不到的，其余照样出现。 */
    awaits?: string[]
    /** 自上而下出现：上面的部分还在加载时，下面的先不显示，免得正在读的内容被推开。 */
    inOrder?: boolean
  }
  /** 水平排列。 */
  row: NodeCommon & {
    /** 子节点之间的间距。 */
    gap?: "none" | "xs" | "sm" | "md" | "lg" | "xl"
    /** 横轴上的对齐。 */
    align?: "start" | "center" | "end" | "stretch"
    /** 主轴上的分布。 */
    justify?: "start" | "center" | "end" | "between"
    children?: PageNode[]
    /** 放不下时换行；narrow：只在窗口很窄（600 像素以下，例如放大到 400%）时换行。 */
    wrap?: "narrow" | boolean
  }
  /** 等宽网格。 */
  grid: NodeCommon & {
    /** 子节点之间的间距。 */
    gap?: "none" | "xs" | "sm" | "md" | "lg" | "xl"
    /** 横轴上的对齐。 */
    align?: "start" | "center" | "end" | "stretch"
    /** 主轴上的分布。 */
    justify?: "start" | "center" | "end" | "between"
    /** 各个子节点依次占几列，如 [2, 1]；不写就各占一列。 */
    spans?: number[]
    children?: PageNode[]
    /** 列数。 */
    columns?: number
  }
  /** 卡片。 */
  card: NodeCommon & {
    /** 卡片标题。 */
    title?: Value<string>
    /** 标题右侧的节点。 */
    extra?: PageNode[]
    /** 内边距。 */
    padding?: "none" | "xs" | "sm" | "md" | "lg" | "xl"
    children?: PageNode[]
  }
  /** 标签页。 */
  tabs: NodeCommon & {
    /** 当前标签存在哪个页面状态里，如 page.tab。 */
    bind: StatePath
    /** 各个标签。 */
    tabs: {
      /** 标签的值，写进 bind。 */
      value: string
      /** 标签文字。 */
      label: Value<string>
      when?: Value<boolean>
      /** 为真时不可点。 */
      disabled?: Value<boolean>
    }[]
    /** 切换之后运行的动作；event.value 是新标签的值。 */
    onChange?: string
    /** 标签值 → 该标签的内容。 */
    bodies?: Record<string, PageNode>
  }
  /** 向导：按 model.flow 的顺序显示步骤条和当前步骤。 */
  steps: NodeCommon & {
    /** 步骤名（flow.names 的值）→ 该步骤的内容。 */
    bodies: Record<string, PageNode>
    /** 没有步骤时显示什么。 */
    empty?: PageNode
  }
  /** 一段文字。 */
  text: NodeCommon & {
    /** 文字。 */
    text: Value
    /** 文字的级别。 */
    as?: "h1" | "h2" | "h3" | "p" | "span" | "small"
    /** 语气（颜色）。 */
    tone?: "normal" | "dim" | "primary" | "success" | "warning" | "danger" | "inverse"
    /** 对齐。 */
    align?: "start" | "center" | "end"
    /** 最多显示几行，多出部分截断，全文在提示里。 */
    lines?: number
    format?: Format
  }
  /** 富文本（显示前会清洗）。 */
  html: NodeCommon & {
    /** HTML 文本。 */
    html: Value<string>
  }
  /** 图片。 */
  image: NodeCommon & {
    /** 图片地址。 */
    src: Value<string>
    /** 图片的地址还在路上时，占位框里的文字；要有 ratio。 */
    waiting?: Value<string>
    /** 替代文字，读屏软件会读它。 */
    alt: Value<string>
    /** 宽，像素。 */
    width?: number
    /** 高，像素。 */
    height?: number
    /** 裁切方式。 */
    fit?: "cover" | "contain"
    /** 圆形。 */
    round?: boolean
    /** 宽除以高。写了就先占好位置，图片到来之前显示加载中的样子。 */
    ratio?: number
    /** 图片打不开时可以点的动作；动作完成后重新加载图片。 */
    retry?: string
  }
  /** 视频。 */
  video: NodeCommon & {
    /** 视频地址。 */
    src: Value<string>
    /** 标题。 */
    title?: Value<string>
    /** 宽，像素。 */
    width?: number
    /** 高，像素。 */
    height?: number
    /** 占满宽度时怎样填：cover 裁满，contain 留边。 */
    fit?: "cover" | "contain"
  }
  /** 分隔线。 */
  divider: NodeCommon & {
    /** 实线或虚线。 */
    line?: "solid" | "dashed"
    /** 线上的文字。 */
    label?: Value<string>
  }
  /** 空状态。 */
  empty: NodeCommon & {
    /** 说明文字，如“无数据”。 */
    text: Value<string>
    children?: PageNode[]
  }
  /** 提示框。 */
  alert: NodeCommon & {
    /** 种类。 */
    kind?: "info" | "success" | "warning" | "danger"
    /** 标题。 */
    title?: Value<string>
    /** 正文。 */
    text?: Value<string>
    /** 数据源的名称：它读不到时显示“暂时打不开”和“重试”，读到时不显示；不用写标题和正文。 */
    source?: string
    /** 与 source 一起：点“重试”时运行的动作；不写就重新读这个数据源。 */
    retry?: string
    children?: PageNode[]
  }
  /** 二维码。 */
  qrcode: NodeCommon & {
    /** 二维码的内容。 */
    value: Value<string>
    /** 边长，像素。 */
    size?: number
  }
  /** 数据表格（PC）。 */
  table: NodeCommon & {
    /** 数据源的名称；每条记录一行。 */
    source: string
    /** 各列。 */
    columns: Column[]
    /** 每行末尾的操作，写动作名；动作要有 "for": "row"。 */
    rowActions?: string[]
    /** 分页：当前页和每页条数各存在哪个页面状态里。不写就不分页。 */
    paging?: {
      /** 当前页，从 1 开始，如 page.current。 */
      current: StatePath
      /** 每页条数，如 page.size。 */
      size: StatePath
      /** 可选的每页条数，如 [10, 50, 100, 200]。 */
      sizes: number[]
    }
    /** 没有记录时的文字。 */
    empty?: Value<string>
    /** 这张表是什么，读给读屏软件听；不写就是页面标题。一页有几张表时各写一个。 */
    caption?: Value<string>
  }
  /** 列表：每个条目按 item 显示，其中可用 row。 */
  list: NodeCommon & {
    /** 数据源的名称；与 items 二选一。 */
    source?: string
    /** 直接给出的条目；与 source 二选一。 */
    items?: Value<Json[]>
    /** 一个条目的样子，其中可用 row。 */
    item: PageNode
    /** 点条目时运行的动作；row 是该条目。 */
    onItem?: string
    /** 排列方式。 */
    layout?: "rows" | "cards" | "grid"
    /** grid 时的列数。 */
    columns?: number
    /** 分页：当前页和每页条数各存在哪个页面状态里。不写就不分页。 */
    paging?: {
      /** 当前页，从 1 开始，如 page.current。 */
      current: StatePath
      /** 每页条数，如 page.size。 */
      size: StatePath
      /** 可选的每页条数，如 [10, 50, 100, 200]。 */
      sizes: number[]
    }
    /** 没有条目时的文字。 */
    empty?: Value<string>
  }
  /** 详情：一组“名称：值”。 */
  detail: NodeCommon & {
    /** 各项。 */
    items: {
      /** 名称。 */
      label: Value<string>
      /** 值。 */
      value: Value
      format?: Format
      when?: Value<boolean>
      /** 独占一行。 */
      wide?: boolean
    }[]
    /** 列数。 */
    columns?: number
  }
  /** 轮播。 */
  carousel: NodeCommon & {
    /** 条目。 */
    items: Value<Json[]>
    /** 一个条目的样子，其中可用 row。 */
    item: PageNode
    /** 自动翻页间隔，毫秒；不写就不自动。 */
    every?: number
    /** 同时显示几个。 */
    perView?: number
    /** 给读屏软件的名称。 */
    label: Value<string>
  }
  /** 按拼音首字母分组的列表；首字母是条目自带的 letter（服务器给出），条目按给出的先后。 */
  indexList: NodeCommon & {
    /** 条目。 */
    items: Value<Json[]>
    /** 条目的哪个属性是显示名称，如 orgName。 */
    label: string
    /** 一个条目的样子，其中可用 row。 */
    item: PageNode
    /** 点条目时运行的动作；row 是该条目。 */
    onItem?: string
  }
  /** 表单。 */
  form: NodeCommon & {
    /** model.forms 中的名称。 */
    form: string
    /** 按回车或表单自己的提交时运行的动作。 */
    submit?: string
    /** 字段 → 动作名：按钮放在这个字段的输入框旁边，如发送验证码。 */
    beside?: Record<string, string>
    /** 表单下方的按钮，写动作名。 */
    actions?: string[]
    /** 提交后不能恢复：提交按钮用警示色。 */
    danger?: boolean
    /** 提交前先把填写的内容列出来核对一遍；要有 submit。 */
    review?: boolean
  }
  /** 搜索框。 */
  search: NodeCommon & {
    /** 关键字存在哪个页面状态里。 */
    bind: StatePath
    /** 搜索时运行的动作。 */
    action: string
    /** 重置时运行的动作；不写就没有重置按钮。 */
    reset?: string
    /** 占位文字。 */
    placeholder?: Value<string>
    /** 最多输入几个字。 */
    max?: number
  }
  /** 从几项里选。 */
  choice: NodeCommon & {
    /** 选中的值存在哪个页面状态里。 */
    bind: StatePath
    /** 可选项：[{ "itemCode", "itemName" }]，或 "value"、"label"；另有 "describe"（说明）、"disabled"（不能选）、"closed"（看起来不能选，点了由 onChange 说明原因）。 */
    items: Value<Json[]>
    /** 样子：单选、下拉、卡片、勾选。 */
    as?: "radio" | "select" | "cards" | "checkbox"
    /** 名称。 */
    label?: Value<string>
    /** 必须选择：名称后加 *，步骤 { "validate": "step" } 会在这里提示。 */
    required?: Value<boolean>
    /** 没有选择时的提示；不写时是“请选择”加名称。 */
    requiredText?: Value<string>
    /** 占位文字。 */
    placeholder?: Value<string>
    /** 为真时不可选。 */
    disabled?: Value<boolean>
    /** 选择之后运行的动作；event.value 是选中的值。 */
    onChange?: string
    /** 显示在下方的错误文字。 */
    error?: Value<string>
  }
  /** 上传附件。 */
  upload: NodeCommon & {
    /** 必须上传：名称后加 *，步骤 { "validate": "step" } 会在这里提示。 */
    required?: Value<boolean>
    /** 没有上传时的提示；不写时是“请上传”加名称。 */
    requiredText?: Value<string>
    /** 文件列表存在哪个页面状态里：[{ "name", "url" }]。 */
    bind: StatePath
    /** 用途，决定服务器允许的类型和大小。 */
    purpose: "enclosure" | "transferProof" | "image" | "invoice" | "relief" | "statement"
    /** 名称。 */
    label?: Value<string>
    /** 允许的后缀名。 */
    fileType?: string[]
    /** 大小上限，MB。 */
    fileSize?: number
    /** 最多几个文件。 */
    limit?: number
  }
  /** 按钮。 */
  button: NodeCommon & {
    /** 点击时运行的动作。 */
    action: string
    /** 按钮文字；不写就用动作的 label。 */
    label?: Value<string>
    /** 样子。 */
    kind?: "primary" | "default" | "subtle" | "danger" | "link"
    /** 大小。 */
    size?: "sm" | "md" | "lg"
    /** 占满一行。 */
    block?: boolean
    /** 为真时不可点。 */
    disabled?: Value<boolean>
    /** 动作里读作 event.value。 */
    value?: Value
  }
  /** 链接：站内用 to，站外用 href，运行动作用 action。 */
  link: NodeCommon & {
    to?: Value<string>
    /** 查询参数。 */
    query?: Record<string, Value>
    /** 站外地址，在新标签页打开。 */
    href?: Value<string>
    /** 点击时运行的动作。 */
    action?: string
    /** 转到本页的一个节点：stack 或 card 的 id。 */
    place?: string
    /** 链接文字。 */
    text?: Value<string>
    /** 给读屏软件的名称；内容只有图片时要写。 */
    label?: Value<string>
    children?: PageNode[]
  }
  /** 下拉菜单。 */
  menu: NodeCommon & {
    /** 菜单文字。 */
    label: Value<string>
    /** 菜单项。 */
    items: {
      /** 文字。 */
      label: Value<string>
      /** 运行的动作。 */
      action?: string
      to?: Value<string>
      /** 站外地址。 */
      href?: Value<string>
      when?: Value<boolean>
    }[]
  }
  /** 外壳页面里放内页的位置；写了 dialog，就在这里显示那个对话框的内容。 */
  slot: NodeCommon & {
    /** 在页面里原样显示的对话框。 */
    dialog?: string
    /** 对话框关闭时运行的动作；event.value 是它交回的值。 */
    onClose?: string
  }
  /** 倒计时文字。 */
  countdown: NodeCommon & {
    /** model.timers 中的名称。 */
    timer: string
    /** 文字，可用 page.timers.<名称>.left（剩余秒数）。 */
    text: Value<string>
  }
  /** 可打印的内容。 */
  print: NodeCommon & {
    /** 打印内容：经 printModel 适配器读取的数据源的值。 */
    model: Value
    id: string
  }
  /** 小图标，颜色随文字；只是装饰，读屏软件不读。 */
  icon: NodeCommon & {
    /** 图标名称。 */
    name: "home" | "user" | "users" | "building" | "globe" | "bell" | "edit" | "search" | "award" | "card" | "lock" | "check" | "clock" | "logout" | "next"
    /** 像素，默认 20。 */
    size?: number
  }
}

export type Gap = NonNullable<NodeProps['stack']['gap']>

export type NodeOf<K extends NodeKind> = { type: K } & NodeProps[K]

/** 引用片段（schemas/fragments）。 */
export interface FragmentUse {
  /** 片段的 id。 */
  use: string
  /** 片段参数的值。 */
  with?: Record<string, Json>
  id?: string
  when?: Value<boolean>
  only?: "pc" | "mobile"
}

/** 自定义组件（先在代码里登记）。 */
export interface CustomNode {
  type: `x:${string}`
  /** 组件的属性。 */
  props?: Record<string, Value>
  id?: string
  when?: Value<boolean>
  only?: "pc" | "mobile"
}

export type PageNode = { [K in NodeKind]: NodeOf<K> }[NodeKind] | FragmentUse | CustomNode
