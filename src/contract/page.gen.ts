/** Generated from schemas/*.schema.json by `npm run generate`; do not edit. */

import type { FormSpec } from './formSpec.ts'
import type { Json } from './logic.ts'
import type { PageNode } from './nodes.gen.ts'
import type { Device, StatePath, Value } from './value.ts'

export const GUARDS = [
  "login",
  "orgUser",
  "staff",
  "ownsRecord",
  "mobileProven",
  "identity",
  "secondFactor",
  "wechatOpenId",
  "picked"
] as const

export type GuardName = (typeof GUARDS)[number]

export const VERBS = [
  "call",
  "set",
  "go",
  "open",
  "close",
  "validate",
  "submit",
  "confirm",
  "notify",
  "refresh",
  "timer",
  "download",
  "print",
  "external",
  "emit"
] as const

export type Verb = (typeof VERBS)[number]

/** 从接口读数据；读作 data.<名称>.value、.status、.error、.total。 */
export interface Source {
  call: string
  /** 参数。 */
  params?: Record<string, Value>
  /** 为真时才读；否则停在 initial。 */
  when?: Value<boolean>
  /** 轮询间隔，毫秒；同时只有一个请求。 */
  every?: Value<number>
  /** 为真时停止轮询。 */
  until?: Value<boolean>
  /** 读到之前的值。 */
  initial?: Json
  /** adapters/records 里的转换函数名。 */
  adapter?: string
}

/** 先要满足的条件；不满足时先补救（登录、验证手机），补救成功后动作自己接着走。 */
export interface GuardUse {
  /** 守卫的名称。 */
  guard: GuardName
  /** 交给守卫的值，如 { "record": row }。 */
  with?: Record<string, Value>
  /** 为真时才检查。 */
  if?: Value<boolean>
  /** 没有补救或补救被取消时的文字。 */
  message?: Value<string>
}

interface StepCommon {
  /** 结果的名称，后面的步骤读作 result.<名称>。 */
  as?: string
  /** 为假时跳过本步骤。 */
  if?: Value<boolean>
  /** 执行到这一步时要满足的条件；补救之后从这一步接着走。 */
  require?: GuardUse[]
  /** 本步骤失败时改为执行这些步骤，然后停止；result.error.msg 是失败原因。 */
  else?: Step[]
}

/** Exactly one verb with its arguments. */
export type Step = StepCommon & (
  /** 调用接口；失败时显示服务器的 msg，后面的步骤不再执行。 */
  | {
    call: string
    /** 路径参数和查询参数。 */
    params?: Record<string, Value>
    /** 请求体：schemas/payloads 里的名称，或直接写出。 */
    body?: string | Record<string, Value>
    /** 服务器指出的字段错误显示到哪个表单里；表单已经更新时，问要不要换成新的。 */
    errorsTo?: string
    /** adapters/records 里的转换函数名；as 得到转换后的结果。 */
    adapter?: string
    /** 接口给出的是文件时写 true：以文件自己的名称保存到用户的设备；as 得到的结果里 name 是文件名。 */
    save?: boolean
  }
  /** 改页面状态。 */
  | {
    /** page.<状态> → 新值。 */
    set: Record<StatePath, Value>
  }
  /** 转到站内路径，或 back、step:next、step:prev、step:<步骤名>。 */
  | {
    /** 路径，如 /user/home；或 back、step:next、step:prev、step:<步骤名>。 */
    go: Value<string>
    /** 查询参数。 */
    query?: Record<string, Value>
    /** 替换当前历史记录。 */
    replace?: boolean
    /** 带到下一页的页面状态（下一页也有这个名称的才接着用）；不会出现在地址里。 */
    keep?: StatePath[]
  }
  /** 打开对话框并等它关闭；用户取消则后面的步骤不再执行。 */
  | {
    open: string
    /** 对话框 model.state 的初值。 */
    with?: Record<string, Value>
  }
  /** 关闭本对话框，并把值交给打开它的一方。 */
  | {
    /** 交回的值；没有就写 null。 */
    close: Value
  }
  /** 校验表单，不通过则停止。 */
  | {
    /** 表单的名称，或 <表单>.<字段> 只校验一个字段；step 表示当前向导步骤（没有向导的是整页）里的全部表单和必须上传的附件，缺什么都在原处一次指出。 */
    validate: string
  }
  /** 校验表单、等服务器校验，并在动作结束前锁住表单。 */
  | {
    /** 表单的名称。 */
    submit: string
  }
  /** 请用户确认，取消则停止。 */
  | {
    /** 问题，如“确定退出登录？”。 */
    confirm: Value<string>
    /** 标题。 */
    title?: Value<string>
    /** 危险操作，确认按钮用红色。 */
    danger?: boolean
  }
  /** 显示一条提示。 */
  | {
    /** 文字。 */
    notify: Value<string>
    /** 种类。 */
    kind?: "success" | "warning" | "failure"
  }
  /** 重新读取数据源。 */
  | {
    /** 一个或几个数据源的名称。 */
    refresh: string[] | string
  }
  /** 启动（或停止）计时器。 */
  | {
    /** model.timers 中的名称。 */
    timer: string
    /** 为真时停止。 */
    stop?: boolean
  }
  /** 下载文件。 */
  | {
    /** 文件地址。 */
    download: Value<string>
    /** 保存时的文件名。 */
    name?: Value<string>
  }
  /** 打印。 */
  | {
    /** print 节点的 id；page 表示整页。 */
    print: string
  }
  /** 打开站外地址。 */
  | {
    /** 地址。 */
    external: Value<string>
    /** new：新标签页（默认）；same：在本标签页打开，如去付款。 */
    tab?: "new" | "same"
    /** 在本标签页打开时替换当前历史记录：按返回键不再回到本页。 */
    replace?: boolean
  }
  /** 通知整个会话。 */
  | {
    /** 事件。 */
    emit: "login" | "logout" | "proven" | "recommended" | "openId" | "device" | "payInApp" | "copyAddress"
    /** 随事件交出的值，如登录后的用户。 */
    value?: Value
  }
)

/** 动作。 */
export interface Action {
  /** 按钮上的文字。 */
  label?: Value<string>
  /** row：对一行记录的动作，步骤里可用 row。 */
  for?: "row"
  /** data.<数据源>：该数据源读到值时自动运行；open：页面打开时自动运行一次。 */
  on?: 'open' | `data.${string}`
  /** 为真时才出现。 */
  when?: Value<boolean>
  /** 为真时不可点。 */
  disabled?: Value<boolean>
  /** 先要满足的条件。 */
  require?: GuardUse[]
  do: Step[]
}

/** 向导：步骤的顺序来自配置，步骤的内容在 steps 节点里。 */
export interface Flow {
  /** 步骤的顺序：[{ "type", "title" }]，通常用 stepsOf。 */
  order: Value
  /** 还不知道学会配置的顺序时用的顺序。 */
  fallback?: {
    /** 步骤编码。 */
    type: string
    /** 步骤标题。 */
    title: string
  }[]
  /** 步骤编码 → 步骤名。 */
  names: Record<string, string>
}

/** 计时器；读作 page.timers.<名称>.left（剩余秒数）和 .running。 */
export interface TimerSpec {
  /** 时长，毫秒。 */
  for: Value<number>
  /** 刷新页面后继续。 */
  keep?: boolean
  /** 按什么分别计时，如手机号码：每个值各有各的期限，显示的是当前值的；onEnd 只为当前值执行。 */
  per?: Value
  /** 到时执行。 */
  onEnd?: Step[]
}

/** 页面的行为。 */
export interface PageModel {
  /** 数据源：名称 → 从哪个接口读。 */
  sources?: Record<string, Source>
  /** 页面状态：名称 → 初值。 */
  state?: Record<string, Json>
  /** 表单。 */
  forms?: Record<string, FormSpec>
  /** 动作：名称 → 一串步骤。 */
  actions?: Record<string, Action>
  /** 为真时，离开页面会丢失还没有送出的内容（如选好而没有上传的附件）：先问一声。表单写 warnUnsaved。 */
  unsaved?: Value<boolean>
  /** 本页可能打开的对话框。 */
  dialogs?: string[]
  flow?: Flow
  /** 计时器。 */
  timers?: Record<string, TimerSpec>
}

/** 一个页面或对话框：行为写一次（model），PC 和手机各一棵节点树（views）。说明见 schemas/README.md。 */
export interface PageDocument {
  $schema?: string
  dsl: 1
  /** 等于文件在 pages 或 dialogs 下的路径，不带 .json。 */
  id: string
  /** 页面标题，显示在浏览器标签上。 */
  title: Value<string>
  /** 只用于对话框：PC 上的宽度，像素；手机上是底部弹层。 */
  width?: 400 | 600 | 1000
  /** 进入页面之前要满足的条件。 */
  require?: GuardUse[]
  model: PageModel
  /** 两棵节点树，用同一个 model。缺一个就要在 parity 里说明原因。 */
  views: Partial<Record<Device, PageNode>>
  /** 动作名 → 为什么只在一种设备上有；pc 或 mobile → 为什么没有这个视图。 */
  parity?: Record<string, string>
}

/** 可以反复使用的节点、表单字段或表单的几行：{ "use": 片段的 id, "with": { 参数 } }；片段里 { "$param": 参数名 } 处换成参数的值。 */
export interface FragmentDocument {
  $schema?: string
  dsl: 1
  /** 等于文件在 fragments 下的路径，不带 .json。 */
  id: string
  /** 参数名 → 默认值；null 表示必须给出。 */
  params: Record<string, Json>
  /** 片段的内容：节点。 */
  node?: PageNode
  /** 片段的内容：表单里的一个字段，用在 rows 里。 */
  field?: Json
  /** 片段的内容：表单的几行，在 rows 里代替一行。 */
  rows?: Json[]
}

/** 一个接口的请求体，写成数据；call 步骤用 "body": 请求体的 id 引用。 */
export interface PayloadDocument {
  $schema?: string
  dsl: 1
  /** 等于文件在 payloads 下的路径，不带 .json。 */
  id: string
  /** 用于哪个接口；请求体要符合它在 api.json 里的 schema。 */
  call: string
  /** 请求体。 */
  body: Record<string, Value>
}

/** Remedy of a guard, per device. */
export type Remedy = { dialog: string } | { redirect: string }

/** 所有学会的站点共有的：路由、模块、守卫的补救。 */
export interface SiteDocument {
  $schema?: string
  dsl: 1
  /** 外壳页面的 id；内页放在它的 slot 里。 */
  shell: string
  /** 路径 → 页面，自上而下第一个符合的生效。 */
  routes: {
    /** 路径，逐字相同才是这一条；随地址变的写在查询里，页面用 route.query 读。 */
    path: string
    /** 页面的 id。 */
    page: string
    /** 换用另一个外壳。 */
    shell?: string
  }[]
  /** 模块类型 → 视图名（地址里的 view，没有就是空文字）→ 页面。 */
  modules: Record<string, Record<string, string>>
  /** 守卫 → 每种设备的补救。 */
  guards: Partial<Record<GuardName, Partial<Record<Device, Remedy>>>>
  /** /module?index=… 显示的页面：列出一类模块。 */
  moduleIndex: string
  /** 某页在这种设备上没有视图时显示的页面。 */
  unsupported: string
  /** 什么都不符合时显示的页面。 */
  notFound: string
  /** 标题格式；{org} 和 {page} 会被替换。 */
  titleFormat: string
}
