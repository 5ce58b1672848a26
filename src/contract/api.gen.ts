/** Generated from schemas/api.json by `npm run generate`; do not edit. */
export interface paths {
    "/api/system/v1/open/time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 服务器时间 */
        get: operations["time"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/validUserPwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 密码是否正确
         * @description true when it is the password of the logged-in user.
         */
        get: operations["validUserPwd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/change/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 修改单列表
         * @description Staff with any right to configure. Change sets, those last changed first: open ones, or those that are published or discarded.
         */
        get: operations["changePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新建修改单
         * @description A change set on the version that serves.
         */
        post: operations["changeOpen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/change/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 修改单
         * @description A change set with every document of it, and what the caller's last step was.
         */
        get: operations["changeRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 一份配置文件
         * @description A document of a change set: its text, the text of the version it was made from, and who is editing it. Without an id the live document, to be read.
         */
        get: operations["changeDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/change/step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存一步修改
         * @description Autosave: edits of a document's text, as JSON (decision 0278), or its whole content. Done once for each stepId. Answers the text where it is not the one that the caller's edits made of `rev`.
         */
        post: operations["changeStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/change/{id}/additions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 可以新增的内容
         * @description Documents that the change set does not have and may get: forms of member types, what was left out, tests of forms, and pages of the product to say differently.
         */
        get: operations["changeAdditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/change/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增内容
         * @description Adds one of them, or a dictionary of the society, with a content to begin with; or, with `test`, a test of the form at `path`, under a free name of its own. One step of the caller, that can be taken back.
         */
        post: operations["changeAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/change/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 做成测试
         * @description Makes a test of the live form from an application, with its personal data replaced and what the form does now expected; added to an open change set of the caller's, or to a new one.
         */
        post: operations["testFromRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/change/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 删除内容
         * @description Removes a document from a change set: one step of the caller, that can be taken back.
         */
        post: operations["changeRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/change/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 撤销或重做
         * @description Takes back the caller's last step in a change set, or does it again. Refused where another has changed the place since.
         */
        post: operations["changeUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/change/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 停用而不删除
         * @description Puts an option that a change set removes back where it was, as retired: one step of the caller, that can be taken back.
         */
        post: operations["changeRetire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/change/seat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 正在编辑
         * @description Says that the caller is editing a document; sent every 15 seconds. Answers who is; with `takeOver` it is the caller from now on.
         */
        post: operations["changeSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/change/rebase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 合并线上的修改
         * @description Merges what was published since into a change set. Places that both changed are answered, and nothing is changed, until each of them is decided.
         */
        post: operations["changeRebase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/change/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 并入产品的新内容
         * @description Merges what the product changed of a page since the society's own was made from it into the own page, in a change set; with isWhole the own page goes and the product's is shown again. Places that both changed are answered, and nothing is changed, until each of them is decided.
         */
        post: operations["changeProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/change/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 发布前的报告
         * @description Problems, what changes in sentences, what is proven of changed forms, their tests, and what it does to applications, orders and certificates.
         */
        get: operations["changeReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/change/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 送审
         * @description Hands a change set to those who may publish it.
         */
        post: operations["changeReady"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/change/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 退回
         * @description Gives a change set back to its editors: by a publisher with a remark, or taken back by an editor.
         */
        post: operations["changeReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/change/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 发布
         * @description Publishes a change set as the next version, now or at a time. Refused with errors or a failed form test, when the live version is not the one that was shown, and where lost data or what a proof found was not accepted.
         */
        post: operations["changePublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/change/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 放弃修改单
         * @description Ends a change set without publishing it.
         */
        post: operations["changeDiscard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/version/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 版本列表
         * @description Versions of the configuration, newest first.
         */
        get: operations["versionPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 版本
         * @description A version, the report it was published on, and its documents.
         */
        get: operations["versionRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/version/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 比较两个版本
         * @description What changed between two versions, in sentences.
         */
        get: operations["versionCompare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/version/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 恢复
         * @description A change set that takes documents of an earlier version back, all without `paths`; it is checked and published like any other.
         */
        post: operations["versionRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/version/revert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 撤回一版的改动
         * @description A change set that takes back what this version changed and keeps what later versions changed; it is checked and published like any other.
         */
        post: operations["versionRevert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/version/back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 立即恢复
         * @description Emergency: publishes a former version at once. Where the society wants two persons to publish, a change set that waits for the second is made instead (decision 0396).
         */
        post: operations["versionBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/preview/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 前后对照的页面
         * @description Pages of the site that show what a change set changes of the live configuration, or a version of the one before. A framed page sends the grant of what it shows as x-preview; without it, the live configuration.
         */
        get: operations["previewPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/preview/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 对照用的表单
         * @description A form of the live configuration, or of the one that x-preview names.
         */
        get: operations["previewForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查找要改的内容
         * @description Documents, fields and texts of the configuration by name, text or pinyin initials.
         */
        get: operations["studioSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/fieldUse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 谁填过这些字段
         * @description How many applications there are that the live form of this path was filled in for, and how many of their answers hold something in each of these places. Stored answers are read one by one: until all are, the counts are the least there are, and whoever asks again gets more.
         */
        post: operations["studioFieldUse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/memberTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 会员类型和会费
         * @description The member types of the live version with what they pay a year, in words.
         */
        get: operations["studioMemberTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/v1/overrides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 学会自己的页面
         * @description Pages of the society that stand in for the product's: those that do not fit the product any more and are not shown, with the reason, and those whose page the product has changed since.
         */
        get: operations["studioOverrides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/v1/open/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 当前域名的站点
         * @description The shell needs theme, modules, flags and versions before it draws anything; the calls of the specification give them in five answers, and the organisation is a matter of the Host.
         */
        get: operations["site"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/v1/open/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 页面或弹窗文档
         * @description Screens are data and an organisation may override them, so the browser asks for the document after the override, with what the check found in it.
         */
        get: operations["page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/v1/open/gallery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 陈列页的表单目录
         * @description Forms of the fixtures, to be looked at in the gallery. Not found where the gallery is switched off; it hands out fixtures only, never anything of an organisation or a person.
         */
        get: operations["galleryForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/v1/open/gallery/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 陈列页的一份表单
         * @description One form of the gallery with its text as it stands in its file, so that places in it are those an editor shows. Not found where the gallery is switched off.
         */
        get: operations["galleryForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/v1/open/rsaKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 传输加密公钥 */
        get: operations["rsaKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/v1/open/uploadToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 上传凭证
         * @description purpose names the limit that is signed into the policy (size, types); name is the file name, from which only the extension is taken. Without purpose the file may be attached to whatever its kind and size fit (decision 0205); without name it is a jpg. size in bytes, when said, is the most that may be sent, and what counts in the day's sum. grant is the uploadGrant of the form that is filled in: somebody who is neither logged in nor has proven a mobile needs one (decision 0250).
         */
        get: operations["uploadToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/v1/open/dictionary/cache": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 公共字典 */
        get: operations["dictionaryCache"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/v1/open/orgDictionary/cache": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 组织字典 */
        get: operations["orgDictionaryCache"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/v1/open/domainName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 域名对应的组织
         * @description host (with port) defaults to the Host of the request.
         */
        get: operations["domainName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/domainName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 域名对应的组织 */
        get: operations["moDomainName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/v1/open/functionConfig/statusList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 显示审核痕迹的状态 */
        get: operations["statusList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/v1/open/functionConfig/otherConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 功能的其他配置
         * @description JSON text with isLinkageMemberType, isLogin, isSilence; parsed and read leniently in site.
         */
        get: operations["functionOtherConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/notice/user/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 公告列表 */
        get: operations["noticePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/notice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 公告详情 */
        get: operations["noticeDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/user/webSite/{orgId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 站点信息 */
        get: operations["webSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/otherConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 站点的其他配置 */
        get: operations["otherConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/member/config/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 会员类型与流程 */
        get: operations["memberConfigList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/member/notice/pc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 入会须知（PC） */
        get: operations["pcMemberNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/member/notice/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 入会须知（移动端） */
        get: operations["mobileMemberNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/otherConfig/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 组织的其他配置 */
        get: operations["userOtherConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/userAgreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 用户协议 */
        get: operations["userAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/privacyAgreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 隐私协议 */
        get: operations["privacyAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/v1/open/user/meetingDetail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 会议详情
         * @description The specification shows no response: what a meeting's announcement says (decision 0206).
         */
        get: operations["meetingDetailOpen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/v1/meeting/user/meetingDetail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 会议详情（登录后）
         * @description meetingDetailOpen, and beside it what is for people with an account: whom to ask, where it is streamed, its materials.
         */
        get: operations["meetingDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/v1/admin/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 站点配置
         * @description Staff only. The documents of the version that serves, as they are configured (decision 0208). auth and role answer also what no document holds: rights.json, the rights there are, and roles.json, which member of staff has which.
         */
        get: operations["settings"];
        /**
         * 修改站点配置
         * @description Staff only, and always refused with the sentence that says where it is changed: a configuration is published as a whole, checked version.
         */
        put: operations["changeSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/v1/open/fileAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 文件的新地址
         * @description url is an address the file was shown at, which may have expired. Answered to whoever uploaded the file and to whoever may open the record that holds it; 404 for a file that is gone (decision 0251).
         */
        get: operations["fileAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/v1/open/feeStandard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 会费标准 */
        get: operations["feeStandard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/v1/open/payPeriod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 缴费年限
         * @description null: 未设置缴费年限.
         */
        get: operations["payPeriod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/v1/open/payConfigSwitch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 支付开关 */
        get: operations["payConfigSwitch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/v1/open/invoiceConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 发票配置 */
        get: operations["invoiceConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/v1/open/orderNotice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 缴费通知
         * @description id is the member id.
         */
        post: operations["orderNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/v1/open/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 支付
         * @description id is the order notice; param for online methods, payInfo for offline ones. Equal calls give the same order.
         */
        post: operations["pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/v1/open/payResult/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 支付结果
         * @description null: not paid yet.
         */
        get: operations["payResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/v1/order/cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 取消订单
         * @description GET is the word of the specification; unpaid orders of the asker only, repeating it changes nothing.
         */
        get: operations["orderCancel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/v1/open/order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 订单
         * @description Owner or staff only; what a reloaded page or a second tab goes on from.
         */
        get: operations["duesOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/v1/open/order/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的订单
         * @description Orders of the records the subject owns, newest first.
         */
        get: operations["duesOrderPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/v1/open/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 对款项有疑问
         * @description id is the order. One question of an order is open at a time.
         */
        post: operations["orderQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/v1/open/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 申请发票
         * @description One invoice of one or several paid orders of the asker, also after one was returned or red-lettered.
         */
        post: operations["invoiceRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/v1/open/receipt/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 缴费收据
         * @description id is a paid order. The PDF is drawn once and kept; owner or staff only.
         */
        get: operations["orderReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 会费工作台
         * @description Staff only. What waits for somebody at the society: offline payments, money to reconcile, invoices; and all payments.
         */
        get: operations["duesDeskPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/offline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 确认线下缴费
         * @description Staff only; id is the order. approve records the payment by the one function that records payments; outcome kept: the years were paid already and the money waits with what is to be reconciled; checked: two persons are demanded, and this was the first.
         */
        post: operations["offlineDecide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/books/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 未结账期间
         * @description Staff only. The sums of the days that are not closed, through a day or today; from is absent where there are none. closableThrough is the last day that can be closed now; proposedBy has proposed to close through proposedThrough, and another person may.
         */
        get: operations["booksPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 登记到账款项
         * @description Staff only. Money by transfer or in cash, with the people it is for: one a line, by number, mobile or name, and their sums. A draft, booked by entryBook. throughYear: each pays what is owed through it, unless the line says otherwise.
         */
        post: operations["entryAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/entry/line": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 修改到账名单
         * @description Staff only; id is a draft. set: the line is this member, or the one it is already, with this sum, or what is owed; add: a line more, for the member of memberNum; remove: it is no line of the list.
         */
        post: operations["entryLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/entry/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 登记款项入账或作废
         * @description Staff only; id is a draft. book: every line pays the oldest years its member owes, what is left over waits; drop: it is none, with an opinion.
         */
        post: operations["entryBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/entry/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 登记的到账款项
         * @description Staff only. Money that staff entered: drafts first, then what was booked or dropped.
         */
        get: operations["entryPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/entry/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查看登记的到账款项
         * @description Staff only. years: what the sum of a line pays; fault where it does not come out even.
         */
        get: operations["entryRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 导入对账单
         * @description Staff only. A provider's bill or a bank statement, each line matched with the books. columns: a sheet whose columns have to be named first, in mapping.
         */
        post: operations["statementImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/statement/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 对账单
         * @description Staff only. The last taken first; sources: where statements come from.
         */
        get: operations["statementPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/statement/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 处理对账单明细
         * @description Staff only; id is the statement. confirm: the line is the payment of orderId; pass: it needs none, with a note; reopen: a line that was passed is open again.
         */
        post: operations["statementSettle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/statement/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 向支付机构查询明细
         * @description Staff only; id is a provider's bill. Asks the provider about an open line and books what it says.
         */
        post: operations["statementQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/statement/certain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 确认相符的订单
         * @description Staff only; id is the statement. Confirms the orders of all lines that are certain, 200 at a time.
         */
        post: operations["statementCertain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/statement/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查看对账单
         * @description Staff only. Lines by state; missing: payments of the days that the statement does not have.
         */
        get: operations["statementRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/books/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 结账
         * @description Staff only. Closes all open days through one, for good: deeds count for later days from then on. proposed: two persons are demanded, and this was the first.
         */
        post: operations["booksClose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/books/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 结账记录
         * @description Staff only. Closed periods, newest first.
         */
        get: operations["booksPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/books/closed/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 已结账期间
         * @description Staff only. The sums of a closed period, as they were when it was closed.
         */
        get: operations["booksRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/books/file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 结账表
         * @description Staff only. The page or the workbook of a closed period; drawn once and kept.
         */
        get: operations["booksFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/deeds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 账务记录
         * @description Staff only; id is a payment. What happened to its money, oldest first.
         */
        get: operations["paymentDeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 处理待核对款项
         * @description Staff only; id is an entry of credit. credit: it pays the oldest years owed; refund: it is paid back; move: it becomes another member's; assign: it pays what name says; reverse: it never came (offline methods). amount: a part of it; the rest waits in an entry of its own.
         */
        post: operations["reconcileHandle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 留作余额
         * @description Staff only; id is the entry. It stays credit under a name and no longer waits; an empty name lets it wait again.
         */
        post: operations["creditName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/plan/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 结束分期
         * @description Staff only; id is a plan under way. What is held for it is credit of the member, and its orders are closed.
         */
        post: operations["planEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/deeds/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 撤回账务记录
         * @description Staff only; id is a deed that paid years or another purpose. Its money is credit again; term, receipt, order and invoice follow. Refused while later years are paid.
         */
        post: operations["deedUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 复核退款
         * @description Staff only; id is a refund that waits for a second person. return makes its money credit again.
         */
        post: operations["refundDecide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/refund/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询退款结果
         * @description Staff only; id is a payment. Asks its provider what became of the refunds under way, and what was paid back there without having been asked for.
         */
        post: operations["refundQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/relief/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 会费减免
         * @description Staff only. Reliefs by resolution: those that wait for a second person first, then the newest. year: among their years.
         */
        get: operations["reliefPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/relief/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 核对减免名单
         * @description Staff only. members: numbers or mobiles, one a line. What a relief would ask less of each, and who cannot be given it; nothing is kept. isTwoPersons: it would wait for a second person.
         */
        post: operations["reliefPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/relief/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 登记会费减免
         * @description Staff only. members: numbers or mobiles, one a line; all of them are given the relief, or none. Years that cost nothing extend the term at once, unless a second person has to confirm.
         */
        post: operations["reliefAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/relief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 确认或撤销会费减免
         * @description Staff only. confirm: by a second person, where two are demanded. withdraw: from fromYear on, from its first year unless given, with a note. isAll: also the others that were given together with it.
         */
        post: operations["reliefDecide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/relief/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 导出会费减免
         * @description Staff only. Answers the file itself (decision 0194).
         */
        post: operations["reliefExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 开具或退回发票
         * @description Staff only; id is the invoice. issue and red (the red letter) take number and file, return an opinion, demand (that it be red-lettered) the reason as its opinion.
         */
        post: operations["invoiceHandle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/invoice/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 电子开票
         * @description Staff only; id is the invoice. Asks the e-invoice provider of the society for a requested invoice, or for the red letter of one that needs it; answers before the provider does.
         */
        post: operations["invoiceSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/invoice/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询开票结果
         * @description Staff only; id is an invoice under way at the e-invoice provider. Asks it now what became of it.
         */
        post: operations["invoiceQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 导出会费记录
         * @description Staff only. Answers the file itself (decision 0194).
         */
        post: operations["duesExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/question/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 缴费咨询
         * @description Staff only; open questions first. keyword: name, member number or mobile.
         */
        get: operations["questionPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 答复缴费咨询
         * @description Staff only; id is the question, which the answer closes.
         */
        post: operations["questionAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/reminder/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 缴费提醒
         * @description Staff only; what was sent to whom and what came of it, the newest first. keyword: name, member number or mobile.
         */
        get: operations["reminderPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/pause/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 暂停提醒
         * @description Staff only; the members who are not reminded today by word of staff.
         */
        get: operations["pausePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 暂停缴费提醒
         * @description Staff only; id is the member, until the last day.
         */
        post: operations["remindersPause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/dues/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 恢复缴费提醒
         * @description Staff only; id is the member, who is reminded again from now on.
         */
        post: operations["remindersResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 登录
         * @description userType restricts the password login to one kind of user, as the unit login form does. An account with a second factor is answered A0428 until secondCode comes along (decision 0246).
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 退出登录 */
        get: operations["logout"];
        put?: never;
        /**
         * 退出登录
         * @description The specification states both verbs.
         */
        post: operations["logoutPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 登录凭条
         * @description The specification's outbound links carry the user token; a one-time ticket of a minute does it here, for addresses on hosts the organisation lists (decision 0147). Answers the address with the ticket as its query userToken.
         */
        post: operations["issueTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/ticketLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 凭条登录
         * @description Exchanges the query userToken of an address for a login of its own; a ticket is good once, for a minute, at the organisation that issued it. Whoever is logged in as somebody else stays so (409).
         */
        post: operations["ticketLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/setPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 凭链接设置密码
         * @description Sets the password of whoever was given the link, once, within a day; ends every login of the account.
         */
        post: operations["setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/loginInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 登录用户信息 */
        get: operations["loginInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/user/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 用户资料 */
        get: operations["userDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改资料
         * @description validCode proves a changed mobile.
         */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/validMobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 手机号码是否未使用
         * @description true when unused, by anybody but whoever is logged in.
         */
        get: operations["validMobile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/validCardNo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 证件号码是否未使用
         * @description true when unused, by anybody but whoever is logged in.
         */
        get: operations["validCardNo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/validUserName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 用户名是否未使用
         * @description true when unused.
         */
        get: operations["validUserName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/validOrgName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 单位名称是否未使用
         * @description false when it exists in the area.
         */
        get: operations["validOrgName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/validCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 验证码是否正确
         * @description Counts as a try and does not use the code up. Without purpose any live code of the number is right, and the try counts for each of them.
         */
        get: operations["validCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/validMobileRegistered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 手机号码是否已注册
         * @description true when registered.
         */
        get: operations["validMobileRegistered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/sendRegisterCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 发送注册验证码 */
        post: operations["sendRegisterCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/sendFindPwdCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 发送找回密码验证码 */
        post: operations["sendFindPwdCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/sendValidCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 发送手机验证验证码 */
        post: operations["sendValidCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/sendLoginCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 发送登录验证码
         * @description A code is bound to its purpose, and the specification names no call that sends one for the SMS login.
         */
        post: operations["sendLoginCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/proveMobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 证明手机号码
         * @description Turns a right SMS code into an opaque grant of 15 minutes, sent later as x-mobile-proof; with cardTail it opens records that ask for it (asksCard), which are from then on those of whoever is logged in with that mobile. A mobile that is only claimed in a body proves nothing.
         */
        post: operations["proveMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/proveIdentity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 确认是本人操作
         * @description Turns the right password of the one logged in into the grant that a code to the account's own mobile gives, for what a stolen login must not do by itself.
         */
        post: operations["proveIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 个人注册
         * @description agreed is what the person ticked; consent is kept when it is sent and only then (decision 0205).
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/orgRegister": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 单位注册 */
        post: operations["orgRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/findPwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** 找回密码 */
        put: operations["findPwd"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/orgInfo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 单位信息 */
        get: operations["orgInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 注销账号的后果
         * @description What closing one's own account would do, and what stands against it now.
         */
        get: operations["closingEffects"];
        put?: never;
        /**
         * 注销账号
         * @description Closes one's own account in one transaction (decision 0253). confirm is what the effects say is to be typed; the account's mobile must be proven, or the login be younger than ten minutes.
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/v1/open/wx/signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 微信签名
         * @description The specification shows no response; this is what the provider script takes.
         */
        get: operations["wxSignature"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/v1/open/wx/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 微信授权地址
         * @description Where the in-app browser goes to learn its openId. url is a page of this site and state the browser's own; both come back in the address (decision 0148).
         */
        get: operations["wxAuthorize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting/v1/open/wx/openId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 微信 openId
         * @description Exchanges the code of the provider's callback for the openId, which payments inside the app need and which proves nobody's identity.
         */
        post: operations["wxOpenId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/user/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 用户列表
         * @description Staff only; payload not shown in the specification (decision 0208). Accounts of the society, newest first; keyword is contained in name, user name, mobile, unit or field of expertise.
         */
        get: operations["userPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/addUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增用户
         * @description Staff only; payload not shown in the specification (decision 0208). An individual, or with orgUnitId somebody of that unit. The account has no password: the person sets one by 找回密码 with the mobile.
         */
        post: operations["addUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/manageUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改用户
         * @description Staff only; payload not shown in the specification (decision 0208). Name, mobile and user name of an individual or organisation user. Another mobile ends the account's logins.
         */
        put: operations["manageUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/addAdmin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增管理员
         * @description Staff only; payload not shown in the specification (decision 0208). As addUser, for staff: with these rights, without any when none are given.
         */
        post: operations["addAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/manageAdmin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改管理员
         * @description Staff only; payload not shown in the specification (decision 0208). As manageUser, for staff.
         */
        put: operations["manageAdmin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/updUserPwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改密码
         * @description One's own password, for everybody with an account: the present one first. Ends every other login of the account.
         */
        put: operations["updUserPwd"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/changeStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 启用、停用用户
         * @description Staff only; payload not shown in the specification (decision 0208). 0 ends every login of the account and lets it log in no more. Never oneself, never the last member of staff.
         */
        put: operations["changeStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/changeRights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改管理员权限
         * @description What a member of staff may do from now on (decision 0229). Never oneself; somebody with accounts always stays. `seen` is what was shown when it was decided: refused when the rights have changed since.
         */
        put: operations["changeRights"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的登录
         * @description Where one's account is logged in, last used first (decision 0244). No token is told, only ids that open nothing.
         */
        get: operations["loginSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 退出一处登录
         * @description Ends one login of one's own account; one that has ended already is not found.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/logoutEverywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 全部退出
         * @description Ends every login of one's own account, this one as well.
         */
        post: operations["logoutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/staff/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 工作人员列表
         * @description The society's staff, newest first; keyword is contained in name, user name or mobile. Numbers are masked.
         */
        get: operations["staffPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/staff/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 邀请工作人员
         * @description A number nobody has: a new account, whose person logs in with a code sent to the number and sets the password by 找回密码. An account there is joins the staff, keeps its password, and gains the rights (decisions 0245, 0397).
         */
        post: operations["inviteStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/secondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 两步验证的状态
         * @description Whether one's own account has a second factor, and whether the society waits for one (decision 0246).
         */
        get: operations["secondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/secondFactor/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 开始设置两步验证
         * @description A fresh secret for an authenticator; counts once secondFactorConfirm has seen a code of it. Refused while there is a second factor. The account's mobile must be proven, or the login be younger than ten minutes.
         */
        post: operations["secondFactorBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/secondFactor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 确认两步验证
         * @description The second factor counts from now on; answers its recovery codes, told this once. Every other login of the account ends.
         */
        post: operations["secondFactorConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/secondFactor/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 重新生成恢复码
         * @description With password and a code. Fresh recovery codes in place of all earlier ones, told this once.
         */
        post: operations["secondFactorCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/secondFactor/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 关闭两步验证
         * @description With password and a code. Every other login of the account ends.
         */
        post: operations["secondFactorOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/staff/resetSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 重置两步验证
         * @description For a member of staff who has lost phone and recovery codes: no second factor any more, and every login ends. Never one's own.
         */
        post: operations["resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/resetUserPwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 重置密码
         * @description Staff only; payload not shown in the specification (decision 0208). Takes the password away and ends every login; the person sets a new one by 找回密码 with the mobile. No password is ever sent.
         */
        put: operations["resetUserPwd"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/delUser/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除用户
         * @description Staff only; payload not shown in the specification (decision 0208). Only an account that no application refers to; any other is switched off instead. Never oneself, never the last member of staff.
         */
        delete: operations["delUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 导入用户
         * @description Staff only; payload not shown in the specification (decision 0208). CSV with a line of titles (姓名, 手机号码, 用户名) as exportUsers writes it. All lines or none: errors name the line and what is wrong with it.
         */
        post: operations["importUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 导出用户
         * @description Staff only; payload not shown in the specification (decision 0208). Answers the file itself (decision 0194).
         */
        post: operations["exportUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/org/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 单位列表
         * @description Staff only; payload not shown in the specification (decision 0197). Registered units, newest first; keyword is contained in name, contact person or telephone. A unit is in use (1) while somebody can log in for it.
         */
        get: operations["orgPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/addOrg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增单位
         * @description Staff only; payload not shown in the specification (decision 0197). A unit without an account; addUser with its id gives it one.
         */
        post: operations["addOrg"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/manageOrg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改单位
         * @description Staff only; payload not shown in the specification (decision 0197). Name, area and contact of a registered unit; accounts that name the unit take over name and area, applications keep the words they were made with.
         */
        put: operations["manageOrg"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/delOrg/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除单位
         * @description Staff only; payload not shown in the specification (decision 0197). Only a unit that neither an account nor an application refers to.
         */
        delete: operations["delOrg"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/subOrg/user/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 分支机构用户
         * @description Staff only; payload not shown in the specification (decision 0197). Accounts of people who belong to a sub-organisation: whoever has an approved organisation application of it under the account's mobile, newest account first; keyword as in userPage.
         */
        get: operations["subOrgUserPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/expert/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 专家列表
         * @description Staff only; payload not shown in the specification (decision 0197). Accounts that are an expert, newest account first; keyword as in userPage.
         */
        get: operations["expertPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/addExpert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增专家
         * @description Staff only; payload not shown in the specification (decision 0197). Makes an individual's account, found by its mobile, an expert in a field.
         */
        post: operations["addExpert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/manageExpert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改专家
         * @description Staff only; payload not shown in the specification (decision 0197). Another field of an expert.
         */
        put: operations["manageExpert"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/delExpert/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除专家
         * @description Staff only; payload not shown in the specification (decision 0197). The account stays, it is an expert no more.
         */
        delete: operations["delExpert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/ownData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 下载个人信息
         * @description Everything stored about whoever is logged in, as one file that is kept nowhere (decision 0252). The account's mobile must be proven (x-mobile-proof), or the login be younger than ten minutes. Five a day.
         */
        post: operations["ownData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/retention/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 保存期限
         * @description Staff only. How long each kind is kept, and what the next run would take if it began now; nothing is changed.
         */
        get: operations["retentionPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/retention/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 清理报告
         * @description Staff only. What past runs have deleted or anonymised, newest first.
         */
        get: operations["retentionPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/log/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 操作日志
         * @description Staff only. Who did what and who read what, newest first. At most 10,000 entries are counted and paged through: a narrower filter finds the others.
         */
        get: operations["logPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 导出操作日志
         * @description Staff only. Answers the file itself (decision 0194).
         */
        post: operations["logExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/v1/open/auditHistory/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 审核痕迹
         * @description Newest first.
         */
        get: operations["auditHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/v1/open/function/formConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 表单定义 */
        get: operations["formConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/member/user/join/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 会员名录 */
        get: operations["memberJoinPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/member/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交入会申请
         * @description Individuals prove the mobile by token or x-mobile-proof; group applications need an organisation user. isRead is kept when it is sent and only then (decision 0205).
         */
        post: operations["memberApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/member/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改、上传、上报入会申请
         * @description status is what the client believes; a stale one is refused. optionCode decides the transition; without one, enclosure means upload (02) and formInfo modify (01). A report (03) with enclosure uploads and reports at once.
         */
        put: operations["memberStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/v1/open/member/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改、上传、上报入会申请（别名）
         * @description status is what the client believes; a stale one is refused. optionCode decides the transition.
         */
        put: operations["updateMemberStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/member/formInfo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 申请所填内容 */
        get: operations["memberFormInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/member/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 申请全文
         * @description Editing, uploading and reporting open the record with the form it was made with; no call of the specification carries the whole record. Owner or staff only.
         */
        get: operations["memberDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/member/print/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 申请打印数据
         * @description The printed form needs definition, print data, values and audit opinions of one moment. Owner or staff only.
         */
        get: operations["memberPrint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/member/generate/certificatePng/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 生成会员证书 */
        post: operations["generateMemberCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/certificate/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 证书现在是否有效（扫证书上的二维码） */
        get: operations["certificateState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/member/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 会员信息 */
        get: operations["memberInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/member/query/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 会员状态查询
         * @description Anonymous: exact mobile, card or member number; an empty keyword gives no rows.
         */
        get: operations["memberQueryPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/member/approval/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 会员审批查询 */
        get: operations["memberApprovalPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/or/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交推荐申请
         * @description Only with the grant of validateRecommend (x-recommend-proof), for the candidate and approval it stands for; name, card and mobile of the form must be the candidate's and the proven ones. isLimit is asked again.
         */
        post: operations["orApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/orgApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交组织申请
         * @description Form 0402. Goes to the first audit at once: nothing is printed and uploaded.
         */
        post: operations["orgApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/or/user/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 推荐申请列表
         * @description Exact mobile or card number; without a keyword the caller's own. Applications of both functions, 0401 and 0402.
         */
        get: operations["orApplyPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/or/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 推荐申请详情 */
        get: operations["orDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/or/formInfo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 推荐申请所填内容 */
        get: operations["orFormInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/or/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** 修改、上传、上报推荐申请 */
        put: operations["orStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/org/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改组织申请状态
         * @description orStatus for what carries no contents: reporting.
         */
        put: operations["updateOrgStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/or/generate/certificatePng/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 生成任职证书 */
        post: operations["generateOrgCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/validateRecommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 校验被推荐人
         * @description type 01 by recommendCode, 02 by realName and cardNo. The answer's grant (30 minutes) makes this browser the candidate's: announce it as 'recommended' and it goes out as x-recommend-proof. It tells by design who was recommended, so an address may ask only so often.
         */
        get: operations["validateRecommend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mo/v1/open/or/print/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 推荐表打印数据
         * @description As memberPrint, for organisation applications. Owner or staff only.
         */
        get: operations["orPrint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/subOrgList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 分支机构列表
         * @description The society's sub-organisations with what their page shows; keyword is contained in the name.
         */
        get: operations["subOrgList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/approvalList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 分支机构的届次
         * @description Terms of one sub-organisation, or of all of them, newest first: userList needs one.
         */
        get: operations["approvalList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/user/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 任职人员
         * @description Who holds a position by an approval: its approved applications. Names are public, nothing else of the person is.
         */
        get: operations["userList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/open/orgNameList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 单位名称列表
         * @description Registered units (orgType 04) and the society's branches (02). Bodies that lead the society (SUB_ORG_TYPE 00) are listed only when oneSubOrgType asks for them.
         */
        get: operations["orgNameList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/application/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的申请
         * @description Applications of both kinds that belong to the login, newest first.
         */
        get: operations["myApplicationPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/audit/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 待审核列表
         * @description Staff only. The admin site is outside the specification, but without an operator no application is ever approved.
         */
        get: operations["auditPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v1/audit/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 审核
         * @description Staff only. status is what the desk believes; a stale one is refused. Only organisation applications are refused for good.
         */
        post: operations["auditDecide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * 编号
         * @description A random public id; never a sequence number.
         */
        Id: string;
        /**
         * 配置对象
         * @description One id, or 'oneMemberType,memberType' (specification, section 7).
         */
        ObjId: string;
        /**
         * 页面编号
         * @description Path of a page or dialog document below schemas/, without extension.
         */
        PageId: string;
        /**
         * 代码
         * @description itemCode of a dictionary entry.
         */
        Code: string;
        /**
         * 地区代码
         * @description Six digits; the levels above are read from them.
         */
        AreaCode: string;
        /**
         * 手机号码
         * @description Specification, section 5.
         */
        Mobile: string;
        /**
         * 手机号码（隐藏）
         * @description For example 138****5678.
         */
        MaskMobile: string;
        /**
         * 凭证
         * @description Opaque; fit for a cookie and a header as it is.
         */
        Token: string;
        /**
         * 密码
         * @description Hex SHA-256 of what was typed, made in the browser.
         */
        UserPwd: string;
        /**
         * 姓名
         * @description Letters, Han characters and dots; the exact rule is in src/domain, so that its own text is shown.
         */
        RealName: string;
        /** 单位名称 */
        OrgName: string;
        /**
         * 是本人的申请或款项，由其他工作人员办理
         * @constant
         */
        IsOwnMatter: true;
        /** 证件号码 */
        CardNo: string;
        /** 关键字 */
        Keyword: string;
        /** 页码 */
        Current: number;
        /** 每页条数 */
        Size: number;
        /**
         * 时间
         * Format: date-time
         * @description UTC, ISO 8601.
         */
        Timestamp: string;
        /**
         * 日期
         * Format: date
         */
        Day: string;
        /**
         * JSON 文本
         * @description The specification delivers this value as text.
         */
        JsonText: string;
        /**
         * 富文本
         * @description Sanitised HTML.
         */
        Html: string;
        /** 文件地址 */
        FileUrl: string;
        /**
         * 会员类别
         * @description 01 individual, 02 group.
         * @enum {string}
         */
        MemberCategory: "01" | "02";
        /**
         * 会员申请状态
         * @enum {string}
         */
        MemberStatus: "01" | "02" | "03" | "05" | "06" | "97" | "99";
        /**
         * 功能代码
         * @enum {string}
         */
        FunctionCode: "0201" | "0301" | "0401" | "0402";
        /**
         * 提示
         * @description Chinese; may be shown as it is.
         */
        RefusalMessage: string;
        /** 文件 */
        FileValue: {
            /** 文件名 */
            name: string;
            url: components["schemas"]["FileUrl"];
        };
        /** 附件 */
        Enclosure: components["schemas"]["FileValue"][];
        /**
         * 表单错误
         * @description Where to text: with A0422 a field of the submitted form (key, or key/row/column), with any other code an input of the call (its name, or name/name inside of one).
         */
        FormErrors: {
            errors: {
                [key: string]: string;
            };
        };
        /**
         * 拒绝
         * @description Every answer that is not a success. The codes are in src/contract/envelope.ts.
         */
        Refusal: {
            code: string;
            data: components["schemas"]["FormErrors"] | components["schemas"]["WorkAsked"] | null;
            msg: components["schemas"]["RefusalMessage"];
        };
        /**
         * 先做的验证
         * @description With A0427: a puzzle for this network at this society, base64 of altcha's challenge; good for two minutes.
         */
        WorkAsked: {
            challenge: string;
        };
        /** 字典项 */
        DictionaryItem: {
            id?: components["schemas"]["Id"];
            parentId?: components["schemas"]["Id"];
            itemCode: string;
            itemName: string;
            remark?: string;
            /**
             * 已停用
             * @description Not offered any more, still read and printed.
             * @constant
             */
            off?: true;
            children?: components["schemas"]["DictionaryItem"][];
        };
        /**
         * 字典
         * @description Dictionary name to entries.
         */
        Dictionaries: {
            [key: string]: components["schemas"]["DictionaryItem"][];
        };
        /**
         * 日期
         * Format: date
         */
        AskedDay: string;
        /**
         * 表单的上传许可
         * @description Lets a visitor upload into the form it was answered with, for two hours.
         */
        UploadGrant: string;
        /**
         * 陈列的表单内容
         * @description formInfo is the text of the file with everything else blanked; values are those it is shown filled in with, dictionaries those it names beside the common ones.
         */
        GalleryForm: {
            id: components["schemas"]["PageId"];
            title: string;
            file: string;
            formInfo: string;
            printInfo?: {
                [key: string]: unknown;
            };
            values?: {
                [key: string]: unknown;
            };
            dictionaries?: components["schemas"]["Dictionaries"];
        };
        /** 修改单名称 */
        ChangeTitle: string;
        /** 说明 */
        ChangeNote: string;
        /**
         * 文件
         * @description A document of a configuration, such as fees.json or formConfig/0301-101-10101.json.
         */
        DocumentPath: string;
        /**
         * 修改次数
         * @description How often a change set's document was changed; 0 as published.
         */
        DocumentRev: number;
        /** 版本 */
        VersionNumber: number;
        /**
         * 修改单状态
         * @description Open, waiting for a publisher, scheduled, published, discarded.
         * @enum {string}
         */
        ChangeStatus: "open" | "ready" | "scheduled" | "published" | "discarded";
        /** 修改单 */
        ChangeRow: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["ChangeTitle"];
            status: components["schemas"]["ChangeStatus"];
            /** 状态 */
            statusName: string;
            baseVersion: components["schemas"]["VersionNumber"];
            /** 新建人 */
            createdName: string;
            /** 本人的 */
            isMine: boolean;
            updatedAt: components["schemas"]["Timestamp"];
            /** 改动的文件数 */
            documents: number;
            /**
             * 改动
             * @description How many documents, and which.
             */
            changedName: string;
            /**
             * 最近修改
             * @description Time at Beijing, such as 今天 14:05.
             */
            updatedName: string;
            /** 送审人 */
            sentName?: string;
            /** 发布人 */
            publishedName?: string;
            /**
             * 正在编辑
             * @description Names of those who are editing it now.
             */
            editorNames?: string;
            note?: components["schemas"]["ChangeNote"];
            remark?: components["schemas"]["ChangeNote"];
            publishAt?: components["schemas"]["Timestamp"];
            version?: components["schemas"]["VersionNumber"];
        };
        /**
         * 改动
         * @enum {string}
         */
        ChangeState: "same" | "added" | "changed" | "removed";
        /**
         * 内容
         * @description text or file.
         * @enum {string}
         */
        DocumentKind: "text" | "file";
        /** 文件 */
        DocumentRow: {
            path: components["schemas"]["DocumentPath"];
            /** 名称 */
            title: string;
            /** 类别 */
            group: string;
            /** 类别名称 */
            groupName: string;
            kind: components["schemas"]["DocumentKind"];
            state: components["schemas"]["ChangeState"];
            /** 改动 */
            stateName: string;
            /** 正在编辑 */
            editorName?: string;
            /**
             * 修改人
             * @description Who changed it in this change set.
             */
            writtenName?: string;
        };
        /** 文件的类别 */
        DocumentGroup: {
            /** 类别 */
            group: string;
            /** 类别名称 */
            groupName: string;
            kind: components["schemas"]["DocumentKind"];
        };
        /** 修改单 */
        Change: {
            change: components["schemas"]["ChangeRow"];
            liveVersion: components["schemas"]["VersionNumber"];
            /**
             * 修改单所说的内容
             * @description Hash of the documents as they will be, as that of a report.
             */
            revision: string;
            /** 线上已有新版 */
            isBehind: boolean;
            /** 可以修改 */
            isOpen: boolean;
            /** 可以发布 */
            mayPublish: boolean;
            /** 有内容的类别 */
            groups: components["schemas"]["DocumentGroup"][];
            documents: components["schemas"]["DocumentRow"][];
            /** 可以撤销的一步 */
            undo?: string;
            /** 可以重做的一步 */
            redo?: string;
        };
        /** 正在编辑 */
        Seat: {
            /** 由本人编辑 */
            isMine: boolean;
            /** 正在编辑的人 */
            name?: string;
        };
        /** 一份配置文件 */
        ChangeDocument: {
            /** @description Its change set; absent for a live document. */
            changeId?: components["schemas"]["Id"];
            /** 修改单的名称 */
            changeTitle?: string;
            path: components["schemas"]["DocumentPath"];
            /** 名称 */
            title: string;
            /**
             * 内容
             * @enum {string}
             */
            kind: "text" | "file";
            /**
             * 全文
             * @description Absent where the document is removed or does not exist.
             */
            content?: string;
            /** 修改前的全文 */
            baseContent?: string;
            rev: components["schemas"]["DocumentRev"];
            seat: components["schemas"]["Seat"];
            /**
             * 可以修改
             * @description Of a live document: may be changed in a change set.
             */
            mayEdit: boolean;
            /** 可以删除 */
            mayRemove?: boolean;
            /** 可以撤销的一步 */
            undo?: string;
            /** 可以重做的一步 */
            redo?: string;
        };
        /** 可以新增的内容 */
        Addition: {
            path: components["schemas"]["DocumentPath"];
            /** 名称 */
            title: string;
            /** 类别名称 */
            groupName: string;
            /** 从哪里开始 */
            detail?: string;
        };
        /** 做成的测试 */
        MadeTest: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["ChangeTitle"];
            path: components["schemas"]["DocumentPath"];
            /** 测试名称 */
            name: string;
            /** 要注意的 */
            remark?: string;
        };
        /** 已保存 */
        SavedStep: {
            rev: components["schemas"]["DocumentRev"];
            /** 全文 */
            content?: string;
            /** 可以撤销的一步 */
            undo?: string;
            seat?: components["schemas"]["Seat"];
        };
        /** 已撤销 */
        TakenBack: {
            path: components["schemas"]["DocumentPath"];
            /** 撤销了什么 */
            label: string;
            /** 可以撤销的一步 */
            undo?: string;
            /** 可以重做的一步 */
            redo?: string;
        };
        /** 冲突 */
        ChangeConflict: {
            /** 冲突编号 */
            itemCode: string;
            path: components["schemas"]["DocumentPath"];
            /** 名称 */
            title: string;
            /** 位置 */
            itemName: string;
            /** 原来的 */
            base: string;
            /** 修改单里的 */
            mine: string;
            /** 线上的 */
            theirs: string;
        };
        /** 合并结果 */
        Rebased: {
            liveVersion: components["schemas"]["VersionNumber"];
            conflicts: components["schemas"]["ChangeConflict"][];
        };
        /** 并入结果 */
        ProductMerged: {
            rev: components["schemas"]["DocumentRev"];
            conflicts: components["schemas"]["ChangeConflict"][];
        };
        /** 学会自己的页面 */
        StudioOverride: {
            path: components["schemas"]["DocumentPath"];
            /** 名称 */
            title: string;
            /**
             * 状态
             * @description left: it does not fit, the product's is shown; newer: the product's has changed since.
             * @enum {string}
             */
            state: "left" | "newer" | "same";
            /** 状态 */
            stateName: string;
            /** 原因 */
            sentence?: string;
            /** 产品的页面已更新 */
            isNewer: boolean;
            /** 可以修改 */
            mayEdit: boolean;
        };
        /** 问题 */
        ReportFinding: {
            /**
             * 严重程度
             * @enum {string}
             */
            severity: "error" | "warning";
            path: components["schemas"]["DocumentPath"];
            /** 名称 */
            title: string;
            /** 位置 */
            place: string;
            /** 问题 */
            message: string;
            /** 怎样修改 */
            hint?: string;
            /** 线上已有 */
            stands?: boolean;
            line?: number;
            column?: number;
        };
        /** 改动 */
        ReportChange: {
            path: components["schemas"]["DocumentPath"];
            /** 名称 */
            title: string;
            /** 改动 */
            sentence: string;
            /**
             * 影响
             * @enum {string}
             */
            impact: "data" | "fill" | "look" | "print" | "check";
            /** 影响 */
            impactName: string;
        };
        /** 前后对照的页面 */
        PreviewPages: {
            /** @description Grant for the side before, sent as x-preview; absent where it is live. */
            shownBefore?: string;
            shownAfter: string;
            pages: components["schemas"]["PreviewPage"][];
        };
        /** 对照的页面 */
        PreviewPage: {
            title: string;
            address: string;
            /** @description A form has states, and is printed. */
            isForm: boolean;
            /**
             * @description A certificate instead of a page: its template in certificates.json.
             * @enum {string}
             */
            certificate?: "member" | "org";
        };
        /** 对办理中事项的影响 */
        ReportEffect: {
            /** 影响 */
            sentence: string;
            /** 可能丢失已填数据 */
            isLoss: boolean;
            retire?: components["schemas"]["OptionPlace"];
        };
        /**
         * 选项的位置
         * @description Of a form's own option with its field, and its column of a table; of a dictionary without.
         */
        OptionPlace: {
            path: components["schemas"]["DocumentPath"];
            /** 字段 */
            key?: string;
            /** 列 */
            column?: string;
            /** 编码 */
            code: string;
        };
        /**
         * 填写的位置
         * @description A field, or its column of a table; with a code, that option of it alone: a code that the live form does not offer there has no answers.
         */
        AnswerPlace: {
            /** 字段 */
            key: string;
            /** 列 */
            column?: string;
            /** 编码 */
            code?: string;
        };
        /** 已有的申请 */
        FieldUse: {
            /** 办理中 */
            waiting: number;
            /** 已办结 */
            ended: number;
            /** 已数 */
            read: number;
            /** 数完了 */
            isWhole: boolean;
            /**
             * 填了的份数
             * @description Of each place, in the order in which they were asked for.
             */
            counts: number[];
        };
        /** 对一张表单的证明 */
        ReportProof: {
            path: components["schemas"]["DocumentPath"];
            /** 名称 */
            title: string;
            /** 字段数 */
            fields: number;
            /** 没有未能证明的问题 */
            isProven: boolean;
            /** 错误数 */
            errors: number;
            /** 证明了什么 */
            sentence: string;
            findings: components["schemas"]["ReportProofFinding"][];
        };
        /** 证明中发现的问题 */
        ReportProofFinding: {
            /**
             * 严重程度
             * @enum {string}
             */
            severity: "error" | "open" | "warning" | "note";
            /** 严重程度 */
            severityName: string;
            /** 问题 */
            sentence: string;
        };
        /** 表单测试 */
        ReportTest: {
            path: components["schemas"]["DocumentPath"];
            /** 名称 */
            title: string;
            /** 通过 */
            passed: boolean;
            /** 步数 */
            steps: number;
            /** 哪里不一样 */
            failure?: string;
        };
        /** 发布前的报告 */
        ChangeReport: {
            liveVersion: components["schemas"]["VersionNumber"];
            /**
             * 报告所说的内容
             * @description Hash of the documents that the report is about.
             */
            revision?: string;
            /** 线上已有新版 */
            isBehind: boolean;
            /** 错误数 */
            errors: number;
            /** 提醒数 */
            warnings: number;
            /**
             * 这次改动带来的提醒
             * @description Sentences of warnings that the live version has not; nobody is asked about those that stood before.
             */
            newWarnings?: string[];
            /** 可能丢失已填数据 */
            isLoss: boolean;
            findings: components["schemas"]["ReportFinding"][];
            changes: components["schemas"]["ReportChange"][];
            proofs: components["schemas"]["ReportProof"][];
            /** 不能照样办理的地方 */
            proofErrors: number;
            tests: components["schemas"]["ReportTest"][];
            /** 没有通过的表单测试 */
            failedTests: number;
            effects: components["schemas"]["ReportEffect"][];
        };
        /** 已发布 */
        Published: {
            /** 版本编号 */
            id?: string;
            version?: components["schemas"]["VersionNumber"];
            publishAt?: components["schemas"]["Timestamp"];
        };
        /**
         * 已恢复
         * @description The version that is live now, or the change set that waits for another person.
         */
        WentBack: {
            /** 版本编号 */
            id?: string;
            version?: components["schemas"]["VersionNumber"];
            changeId?: components["schemas"]["Id"];
        };
        /** 版本 */
        VersionRow: {
            version: components["schemas"]["VersionNumber"];
            /** 线上版本 */
            isLive: boolean;
            /** 发布人 */
            author: string;
            /** 说明 */
            note: string;
            baseVersion?: components["schemas"]["VersionNumber"];
            createdAt: components["schemas"]["Timestamp"];
            /** 修改单名称 */
            changeTitle?: string;
        };
        /** 版本 */
        Version: {
            version: components["schemas"]["VersionRow"];
            documents: components["schemas"]["DocumentRow"][];
            report?: components["schemas"]["ChangeReport"];
        };
        /** 会员类型 */
        StudioMemberType: {
            memberType: components["schemas"]["Id"];
            /** 会员类型名称 */
            memberTypeName: string;
            /** 会员类别名称 */
            oneMemberTypeName: string;
            /** 会费 */
            fee: string;
            /** @description Absent for a type that nobody applies for. */
            form?: components["schemas"]["DocumentPath"];
        };
        /** 查找结果 */
        StudioEntry: {
            /** 类别 */
            kind: string;
            /** 类别名称 */
            kindName: string;
            /** 名称 */
            title: string;
            path: components["schemas"]["DocumentPath"];
            /** 说明 */
            detail: string;
            /** 位置 */
            pointer?: string;
        };
        /**
         * 设备
         * @enum {string}
         */
        Device: "pc" | "mobile";
        /** 检查结果 */
        Finding: {
            /** @enum {string} */
            severity: "error" | "warning";
            code: string;
            path: string;
            line: number;
            column: number;
            message: string;
            hint?: string;
            file?: string;
        };
        /**
         * 配置种类
         * @enum {string}
         */
        SettingKind: "dictionary" | "menu" | "orgType" | "systemConfig" | "form" | "flow" | "auditOpinion" | "domainName" | "auth" | "role" | "table" | "onlineService";
        /** 配置文件 */
        SettingDocument: {
            /** 文件路径 */
            path: string;
            /** 文件内容 */
            text: string;
        };
        /** 站点配置 */
        Settings: {
            version: number;
            documents: {
                path: string;
                text: string;
            }[];
        };
        /** 协议 */
        Agreement: {
            title: string;
            content: components["schemas"]["Html"];
            version: string;
        };
        /** 公告 */
        NoticeRow: {
            id: components["schemas"]["Id"];
            title: string;
            createAt: components["schemas"]["Timestamp"];
            browseNum: number;
        };
        /** 公告详情 */
        Notice: {
            id: components["schemas"]["Id"];
            title: string;
            createAt: components["schemas"]["Timestamp"];
            browseNum: number;
            content: components["schemas"]["Html"];
        };
        /**
         * 会议详情
         * @description What anybody may know of a meeting; times are its beginning and end.
         */
        Meeting: {
            id: components["schemas"]["Id"];
            title: string;
            beginAt: components["schemas"]["Timestamp"];
            endAt: components["schemas"]["Timestamp"];
            place: string;
            organiser: string;
            content: components["schemas"]["Html"];
        };
        /**
         * 会议详情（登录后）
         * @description A meeting with what is for people with an account.
         */
        MeetingForMembers: {
            id: components["schemas"]["Id"];
            title: string;
            beginAt: components["schemas"]["Timestamp"];
            endAt: components["schemas"]["Timestamp"];
            place: string;
            organiser: string;
            content: components["schemas"]["Html"];
            linkMan?: string;
            linkPhone?: string;
            onlineUrl?: string;
            materials: components["schemas"]["FileValue"][];
        };
        /** 流程步骤 */
        Step: {
            /** @enum {string} */
            type: "01" | "02" | "03" | "04" | "05" | "06";
            title: string;
        };
        /**
         * 会员类型配置
         * @description oneMemberType and memberType are dictionary ids of the two levels of MEMBER_TYPE, oneMemberCode and twoMemberCode their codes. No steps: 暂未配置流程.
         */
        MemberConfig: {
            oneMemberCode: components["schemas"]["MemberCategory"];
            oneMemberType: components["schemas"]["Id"];
            oneMemberTypeName: string;
            twoMemberCode?: components["schemas"]["Code"];
            memberType: components["schemas"]["Id"];
            memberTypeName: string;
            describe?: string;
            objId: components["schemas"]["ObjId"];
            steps: components["schemas"]["Step"][];
        };
        /** 入会须知（PC） */
        PcMemberNotice: {
            memberType: components["schemas"]["Id"];
            pcContent: components["schemas"]["Html"];
        };
        /** 入会须知（移动端） */
        MobileMemberNotice: {
            memberType: components["schemas"]["Id"];
            mobileContent: components["schemas"]["Html"];
        };
        /**
         * 状态列表
         * @description Statuses in which the audit history button is offered for this member type.
         */
        StatusListEntry: {
            objId: components["schemas"]["ObjId"];
            statusList: components["schemas"]["MemberStatus"][];
        };
        /**
         * 上传凭证
         * @description fields are sent in their order, the file last, as a form post to endpoint; the file then is at baseUrl + path. Signed fields only, never a secret.
         */
        UploadToken: {
            /** @enum {string} */
            type: "oss" | "obs";
            baseUrl: string;
            path: string;
            url?: components["schemas"]["FileUrl"];
            endpoint: string;
            bucket: string;
            fields: {
                [key: string]: string;
            };
            maxSize: number;
            expiresAt: components["schemas"]["Timestamp"];
        };
        /**
         * 域名
         * @description webSite is the society's own site, adminUrl the management centre; absent means no link.
         */
        Domain: {
            domainName: string;
            orgId: components["schemas"]["Id"];
            webSite?: string;
            adminUrl?: string;
        };
        /**
         * 站点外观
         * @description theme is [secondary, main]; footerText has line breaks.
         */
        WebInfo: {
            logo?: components["schemas"]["FileUrl"];
            theme: string[];
            headerBg?: string;
            footerBg?: string;
            footerText: string;
            copyright: string;
            recordNum: string;
        };
        /** 横幅 */
        Banner: {
            title: string;
            file: {
                url: components["schemas"]["FileUrl"];
            }[];
            address?: string;
        };
        /**
         * 功能模块
         * @description content is the external link of type 01; devices says where the tile is offered.
         */
        Module: {
            id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            type: "01" | "0201" | "0202" | "0203" | "0204" | "0205" | "0206" | "0207";
            content?: string;
            image?: string;
            describe?: string;
            devices: components["schemas"]["Device"][];
        };
        /** 首页板块 */
        HomeBlock: {
            isShow: boolean;
            title?: string;
            size?: number;
        };
        /**
         * 会员风采
         * @description The people an organisation presents on its home page, with their consent.
         */
        MemberDisplay: {
            isShow: boolean;
            title?: string;
            records: {
                realName: string;
                photo?: components["schemas"]["FileUrl"];
                orgName?: string;
                title?: string;
            }[];
        };
        /**
         * 站点信息
         * @description Specification, section 3, Site info.
         */
        SiteInfo: {
            orgId: components["schemas"]["Id"];
            orgName: string;
            moName: string;
            image?: components["schemas"]["FileUrl"];
            payUrl?: string;
            webInfo: components["schemas"]["WebInfo"];
            banner: components["schemas"]["Banner"][];
            notice: components["schemas"]["HomeBlock"];
            module: components["schemas"]["Module"][];
            memberDisplay: components["schemas"]["MemberDisplay"];
        };
        /**
         * 其他配置
         * @description Flags read leniently by the server; groupDirectory opens the group tab of the member search; isEncrypt: calls go sealed only (decision 0146).
         */
        OtherConfig: {
            isSilence: boolean;
            isLogin: boolean;
            isLinkageMemberType: boolean;
            isEncrypt: boolean;
            groupDirectory: boolean;
            webFooter: {
                support: boolean;
                recordNum?: string;
            };
        };
        /**
         * 站点
         * @description areaUrl is the area tree of the static host, with the abolished areas (off) that records still name; a version changes whenever what it names changes. ticketHosts: where links carry a one-time ticket; wechat: an openId can be had here, of the service account wechatAppId, and is good with no other.
         */
        Site: {
            orgId: components["schemas"]["Id"];
            orgName: string;
            moName: string;
            image?: components["schemas"]["FileUrl"];
            payUrl?: string;
            webInfo: components["schemas"]["WebInfo"];
            banner: components["schemas"]["Banner"][];
            notice: components["schemas"]["HomeBlock"];
            module: components["schemas"]["Module"][];
            memberDisplay: components["schemas"]["MemberDisplay"];
            otherConfig: components["schemas"]["OtherConfig"];
            webSite?: string;
            adminUrl?: string;
            ticketHosts: string[];
            wechat: boolean;
            wechatAppId?: string;
            areaUrl: string;
            areaVersion: string;
            dictionaryVersion: string;
            configVersion: string;
        };
        /**
         * 页面文档
         * @description page is null when no such document exists or it is unusable; findings say why. The others are everything the page names, by id, after the organisation's override, so that drawing it asks no second question.
         */
        PageDocument: {
            page: {
                [key: string]: unknown;
            } | null;
            dialogs: components["schemas"]["Documents"];
            fragments: components["schemas"]["Documents"];
            payloads: components["schemas"]["Documents"];
            findings: components["schemas"]["Finding"][];
        };
        /**
         * 陈列的表单
         * @description group is a heading of the index.
         */
        GalleryEntry: {
            id: components["schemas"]["PageId"];
            title: string;
            group: string;
        };
        /**
         * 文档
         * @description Id to document.
         */
        Documents: {
            [key: string]: {
                [key: string]: unknown;
            };
        };
        /**
         * 公钥
         * @description PEM. required: this organisation takes sealed calls only. now: the server's time, milliseconds since 1970, which a sealed call says inside.
         */
        RsaKey: {
            kid: components["schemas"]["Id"];
            publicKey: string;
            /** @enum {string} */
            alg: "RSA-OAEP-256";
            /** @enum {string} */
            enc: "A256CBC-HS512";
            required: boolean;
            now: number;
        };
        /** 年份 */
        Year: string;
        /**
         * 金额
         * @description Yuan, as somebody types it.
         */
        AskedAmount: string;
        /**
         * 合计金额
         * @description Yuan of a whole list, with two decimals.
         */
        TotalAmount: string;
        /**
         * 金额
         * @description Yuan with two decimals, as text so that nothing is rounded.
         */
        Amount: string;
        /**
         * 支付方式
         * @enum {string}
         */
        PayMethod: "0101" | "0102" | "0103" | "0104" | "02" | "03";
        /**
         * 支付方式的说明
         * @description Ours. What a page shows of a method and does about it, so that no page knows a method's code. app scans its codes. inApp: inside the messaging app it needs the payer's openId, or its page is blocked there; absent where nothing is different.
         */
        PayMethodInfo: {
            value: components["schemas"]["PayMethod"];
            label: string;
            describe: string;
            /** @enum {string} */
            kind: "online" | "transfer" | "onSite";
            app?: string;
            /** @enum {string} */
            inApp?: "openId" | "blocked";
        };
        /**
         * 缴费年限
         * @description yearMethod '01': year is one year, otherwise 'start,end'. payMethod: allowed prefixes of method codes.
         */
        PayPeriod: {
            yearMethod: string;
            year: string;
            payMethod: string[];
        };
        /** 支付开关 */
        PaySwitch: {
            "0101"?: components["schemas"]["OnlineSwitch"];
            "0102"?: components["schemas"]["OnlineSwitch"];
            "0103"?: components["schemas"]["OnlineSwitch"];
            "0104"?: components["schemas"]["OnlineSwitch"];
            "02"?: {
                isOpen: boolean;
                accountName: string;
                openBank: string;
                bankAccount: string;
            };
            "03"?: {
                isOpen: boolean;
                address: string;
            };
        };
        /** 在线支付开关 */
        OnlineSwitch: {
            isOpen: boolean;
        };
        /** 发票配置 */
        InvoiceConfig: {
            /** @enum {integer} */
            isForce: 0 | 1;
            receiveMethod: components["schemas"]["JsonText"];
        };
        /**
         * 发票信息
         * @description Specification, section 5, Payment and invoice; lengths are the most an input takes, the rules and their sentences stand in src/domain/invoice.
         */
        InvoiceInfo: {
            /**
             * 发票类型
             * @enum {string}
             */
            type: "01" | "02";
            /** 发票抬头 */
            name: string;
            /** 单位税号 */
            num?: string;
            /** 联系电话 */
            phone?: string;
            /** 开户行 */
            openBank?: string;
            /** 银行账户 */
            bankAccount?: string;
            /** 地址 */
            address?: string;
            /** 邮箱 */
            email: string;
            /** 备注 */
            remark?: string;
            /**
             * 领取方式
             * @enum {string}
             */
            receiveMethod: "01" | "02" | "03";
            /** 收件人 */
            linkMan?: string;
            /** 收件人电话 */
            linkPhone?: string;
            /** 收件地址 */
            linkAddress?: string;
        };
        /**
         * 会费标准的一版
         * @description A yearly amount, from which year on, and the resolution that fixed it.
         */
        FeeVersion: {
            amount: components["schemas"]["Amount"];
            startAt?: components["schemas"]["Year"];
            resolvedAt?: components["schemas"]["Day"];
            resolution?: string;
        };
        /**
         * 减免原因
         * @enum {string}
         */
        ReliefKind: "age" | "hardship" | "honour" | "other";
        /**
         * 减免方式
         * @description waive: nothing is asked; percent: of the fee; amount: for a year.
         * @enum {string}
         */
        ReliefWay: "waive" | "percent" | "amount";
        /**
         * 缴纳比例
         * @description What is asked, of the fee.
         */
        ReliefPercent: number;
        /**
         * 减免状态
         * @description withdrawn: for all its years.
         * @enum {string}
         */
        ReliefState: "waiting" | "inForce" | "withdrawn";
        /**
         * 会员名单
         * @description Numbers or mobiles, one a line.
         */
        MemberList: string;
        /** 减免名单的一行 */
        ReliefPreviewRow: {
            text: string;
            realName?: string;
            orgName?: string;
            memberNum?: string;
            memberTypeName?: string;
            foregone?: components["schemas"]["TotalAmount"];
            /** @description Why it cannot be given. */
            problem?: string;
        };
        /** 会费减免 */
        ReliefRow: {
            id: components["schemas"]["Id"];
            memberId: components["schemas"]["Id"];
            realName: string;
            orgName?: string;
            memberNum?: string;
            memberTypeName: string;
            fromYear: components["schemas"]["Year"];
            toYear: components["schemas"]["Year"];
            /** @description Its last year that is not withdrawn. */
            lastYear?: components["schemas"]["Year"];
            terms: string;
            kind: components["schemas"]["ReliefKind"];
            kindName: string;
            resolution: string;
            note?: string;
            file?: components["schemas"]["FileValue"];
            /** @description What it asks less in all, by the fees when it was given. */
            totalAmount: components["schemas"]["TotalAmount"];
            state: components["schemas"]["ReliefState"];
            statusName: string;
            isOpen: boolean;
            handledBy: string;
            createAt: components["schemas"]["Timestamp"];
            confirmedBy?: string;
            withdrawnBy?: string;
            withdrawnAt?: components["schemas"]["Timestamp"];
            /** @description Why it was withdrawn. */
            opinion?: string;
        };
        /** 会费明细 */
        FeeDetail: {
            /** @enum {string} */
            type: "01" | "02" | "03" | "04";
            startAt: components["schemas"]["Day"];
            endAt: components["schemas"]["Day"];
            amount: components["schemas"]["Amount"];
            totalAmount: components["schemas"]["Amount"];
            /** @description What a year costs without the relief. */
            fullAmount?: components["schemas"]["Amount"];
            /** @description By which resolution less is asked. */
            relief?: string;
        };
        /**
         * 缴费通知
         * @description methods: what the period and the switches allow; choices (ours): the same, with what a page shows of each. A year that is paid already has no detail, and nothing to pay.
         */
        OrderNotice: {
            id: components["schemas"]["Id"];
            methods: components["schemas"]["PayMethod"][];
            choices?: components["schemas"]["PayMethodInfo"][];
            generateDay: components["schemas"]["Day"];
            year: components["schemas"]["Year"];
            totalAmount: components["schemas"]["Amount"];
            memberInfo: {
                type: components["schemas"]["MemberCategory"];
                realName: string;
                orgName?: string;
                memberType: string;
            };
            feeDetail: components["schemas"]["FeeDetail"][];
            /** @description The parts it may be paid in. */
            instalments?: components["schemas"]["DuesPart"][];
            /** @description The plan it is being paid by. */
            plan?: components["schemas"]["DuesPlan"];
        };
        /** 分期的一期 */
        DuesPart: {
            nth: number;
            amount: components["schemas"]["Amount"];
            dueOn: components["schemas"]["Day"];
            stateName?: string;
            payAt?: components["schemas"]["Timestamp"];
        };
        /**
         * 分期缴费
         * @description What is paid is held until the last part comes: heldAmount. next: the part to be paid, while it is open.
         */
        DuesPlan: {
            id: components["schemas"]["Id"];
            noticeId: components["schemas"]["Id"];
            /** @enum {string} */
            state: "open" | "paid" | "ended";
            stateName: string;
            progress: string;
            totalAmount: components["schemas"]["Amount"];
            count: number;
            paidCount: number;
            heldAmount: components["schemas"]["Amount"];
            parts: components["schemas"]["DuesPart"][];
            next?: components["schemas"]["DuesPart"];
        };
        /**
         * 订单状态
         * @description open: waits for an online payment; submitted: waits for staff to confirm an offline one; held: a part that is paid, until the last part comes; paid; closed: cancelled, expired or sent back.
         * @enum {string}
         */
        DuesStatus: "open" | "submitted" | "held" | "paid" | "closed";
        /**
         * 发票状态
         * @enum {string}
         */
        InvoiceState: "requested" | "issuing" | "issued" | "returned" | "toRed" | "redIssuing" | "red";
        /**
         * 票据种类
         * @description fiscal: fiscal receipt of a society; ordinary and special: e-invoices. The society decides.
         * @enum {string}
         */
        InvoiceKind: "fiscal" | "ordinary" | "special";
        /**
         * 会费工作台栏目
         * @enum {string}
         */
        DuesTab: "offline" | "returned" | "reconcile" | "refund" | "plan" | "invoice" | "payment";
        /**
         * 处理状态
         * @description Of money: waiting for staff, named (kept under a name), or what it became. Of refunds, plans and invoices: their state. A status of another list finds nothing.
         * @enum {string}
         */
        DuesDeskStatus: "waiting" | "named" | "credit" | "refund" | "move" | "assign" | "reverse" | "asked" | "pending" | "done" | "failed" | "seen" | "requested" | "issuing" | "issued" | "returned" | "toRed" | "redIssuing" | "red" | "open" | "paid" | "ended";
        /**
         * 款项名称
         * @description What credit is kept for, or what it pays.
         */
        CreditName: string;
        /**
         * 发票
         * @description num is the invoice's own number, once it is issued; totalAmount and years are those of all orders it covers.
         */
        DuesInvoice: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["InvoiceKind"];
            kindName: string;
            state: components["schemas"]["InvoiceState"];
            stateName: string;
            name: string;
            num?: string;
            issuedAt?: components["schemas"]["Timestamp"];
            opinion?: string;
            /** @description What its payer should look at while it is only requested. */
            advice?: string;
            file?: components["schemas"]["FileValue"];
            redNum?: string;
            redFile?: components["schemas"]["FileValue"];
            redReason?: string;
            totalAmount?: components["schemas"]["Amount"];
            years?: string;
            /** @description All orders it covers, where they are several. */
            orderIds?: components["schemas"]["Id"][];
        };
        /**
         * 登记状态
         * @enum {string}
         */
        ManualState: "draft" | "booked" | "dropped";
        /** 登记的到账款项 */
        ManualPayment: {
            id: components["schemas"]["Id"];
            methodName: string;
            tradeNo: string;
            paidOn: components["schemas"]["AskedDay"];
            totalAmount: components["schemas"]["Amount"];
            payer: string;
            note: string;
            state: components["schemas"]["ManualState"];
            stateName: string;
            enteredBy: string;
            createAt: components["schemas"]["Timestamp"];
            people: number;
            /** @description Lines without a member or a sum. */
            open: number;
            shared: components["schemas"]["TotalAmount"];
            missing?: components["schemas"]["TotalAmount"];
            rest?: components["schemas"]["Amount"];
            decidedBy?: string;
            opinion?: string;
            paymentId?: components["schemas"]["Id"];
        };
        /** 到账名单的一行 */
        ManualShare: {
            line: number;
            said: string;
            /** @enum {string} */
            state: "found" | "several" | "doubtful" | "unknown" | "twice";
            stateName: string;
            isOpen: boolean;
            name?: string;
            memberNum?: string;
            memberTypeName?: string;
            amount?: components["schemas"]["Amount"];
            years?: string;
            fault?: string;
            /** @description Members it may be, by their ids. */
            guesses: {
                value: components["schemas"]["Id"];
                label: string;
            }[];
        };
        /**
         * 对账单来源
         * @enum {string}
         */
        StatementSource: "bank" | "0101" | "0102" | "0103" | "0104";
        /** 行号 */
        StatementRow: number;
        /**
         * 对账结果
         * @enum {string}
         */
        StatementState: "open" | "matched" | "different" | "settled" | "missing";
        /**
         * 对账单的列
         * @description Title of the column that holds each; empty or absent for none.
         */
        StatementMapping: {
            /** 入账时间一列 */
            at?: string;
            /** 收入金额一列 */
            income?: string;
            /** 支出金额一列 */
            outgo?: string;
            /** 手续费一列 */
            fee?: string;
            /** 流水号一列 */
            tradeNo?: string;
            /** 商户单号一列 */
            tradeRef?: string;
            /** 付款人一列 */
            payer?: string;
            /** 备注一列 */
            memo?: string;
        };
        /** 对账单列表项 */
        DuesStatement: {
            id: components["schemas"]["Id"];
            sourceName: string;
            isBank: boolean;
            file: components["schemas"]["FileValue"];
            from: components["schemas"]["AskedDay"];
            until: components["schemas"]["AskedDay"];
            lines: number;
            open: number;
            matched: number;
            different: number;
            settled: number;
            /** @description Percentage of lines that need nothing more. */
            rate: string;
            paid: components["schemas"]["TotalAmount"];
            refunded: components["schemas"]["TotalAmount"];
            fees: components["schemas"]["TotalAmount"];
            importedBy: string;
            createAt: components["schemas"]["Timestamp"];
        };
        /** 对账单明细 */
        StatementLine: {
            line: number;
            kindName: string;
            at: string;
            amount: components["schemas"]["Amount"];
            fee?: string;
            tradeNo: string;
            payer: string;
            memo: string;
            outcomeName: string;
            /** @description Where a statement that was imported before has the same line. */
            imported?: string;
            about?: string;
            difference?: string;
            isOpen: boolean;
            isRefund: boolean;
            isPassed: boolean;
            isPayment: boolean;
            isCertain?: boolean;
            note?: string;
            settledBy?: string;
            guesses: {
                value: components["schemas"]["Id"];
                /** @enum {string} */
                kind: "order" | "member";
                label: string;
            }[];
        };
        /**
         * 咨询类别
         * @enum {string}
         */
        QuestionKind: "amount" | "missing" | "invoice" | "dispute" | "other";
        /**
         * 咨询状态
         * @enum {string}
         */
        QuestionState: "open" | "closed";
        /** 咨询留言 */
        QuestionMessage: {
            /** @enum {string} */
            author: "member" | "staff";
            authorName: string;
            text: string;
            createAt: components["schemas"]["Timestamp"];
        };
        /** 缴费咨询 */
        DuesQuestion: {
            id: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            kind: components["schemas"]["QuestionKind"];
            kindName: string;
            isOpen: boolean;
            stateName: string;
            createAt: components["schemas"]["Timestamp"];
            messages: components["schemas"]["QuestionMessage"][];
        };
        /** 缴费咨询列表项 */
        DuesDeskQuestion: {
            id: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            kind: components["schemas"]["QuestionKind"];
            kindName: string;
            isOpen: boolean;
            stateName: string;
            createAt: components["schemas"]["Timestamp"];
            messages: components["schemas"]["QuestionMessage"][];
            memberId?: components["schemas"]["Id"];
            realName?: string;
            orgName?: string;
            memberNum?: string;
            totalAmount?: components["schemas"]["Amount"];
            statusName?: string;
            methodName?: string;
        };
        /** 暂停提醒列表项 */
        DuesPause: {
            memberId: components["schemas"]["Id"];
            realName?: string;
            orgName?: string;
            until: components["schemas"]["AskedDay"];
            reason: string;
            pausedByName: string;
            createAt: components["schemas"]["Timestamp"];
        };
        /**
         * 提醒结果
         * @enum {string}
         */
        ReminderOutcome: "queued" | "sent" | "failed" | "refused" | "stopped";
        /** 缴费提醒列表项 */
        ReminderRow: {
            memberId: components["schemas"]["Id"];
            realName?: string;
            orgName?: string;
            memberNum?: string;
            endAt: components["schemas"]["AskedDay"];
            /** @description Days from the end of the term; negative before it. */
            day: number;
            dayName: string;
            /** @enum {string} */
            way: "sms" | "mail";
            wayName: string;
            /** @description Masked. */
            address?: string;
            outcome: components["schemas"]["ReminderOutcome"];
            outcomeName: string;
            /** @description Why it was stopped or refused, in words. */
            reason?: string;
            /** @description The member's term goes beyond the end it is about. */
            isRenewed: boolean;
            renewedName: string;
            pausedUntil?: components["schemas"]["AskedDay"];
            createAt: components["schemas"]["Timestamp"];
            outcomeAt?: components["schemas"]["Timestamp"];
        };
        /**
         * 会费订单
         * @description result and deadline while it is open: what PayStarted said. methodInfo (ours) where one order is read.
         */
        DuesOrder: {
            id: components["schemas"]["Id"];
            noticeId: components["schemas"]["Id"];
            memberId: components["schemas"]["Id"];
            realName?: string;
            memberTypeName?: string;
            year: components["schemas"]["Year"];
            totalAmount: components["schemas"]["Amount"];
            feeDetail: components["schemas"]["FeeDetail"][];
            method: components["schemas"]["PayMethod"];
            methodName: string;
            methodInfo?: components["schemas"]["PayMethodInfo"];
            status: components["schemas"]["DuesStatus"];
            statusName: string;
            deadline?: components["schemas"]["Timestamp"];
            result?: string;
            createAt: components["schemas"]["Timestamp"];
            payAt?: components["schemas"]["Timestamp"];
            opinion?: string;
            /** @description Numbers of further receipts: money that came twice and was credited has one of its own. */
            moreReceipts?: string[];
            receiptNum?: string;
            /** @description Numbers of receipts that are void, since what they paid was taken back. */
            voidReceipts?: string[];
            /** @description Money received for it that pays nothing yet. */
            credit?: components["schemas"]["Amount"];
            refunds?: components["schemas"]["OrderRefund"][];
            /** @description An invoice can be asked for: it is paid, and no invoice covers it. */
            isInvoiceable?: boolean;
            invoice?: components["schemas"]["DuesInvoice"];
            questions?: components["schemas"]["DuesQuestion"][];
            /** @description Of an order that pays a part. */
            plan?: components["schemas"]["DuesPlan"];
            partName?: string;
            /** @description The newest order of a plan whose next part can be paid. */
            isNextDue?: boolean;
        };
        /** 退款 */
        OrderRefund: {
            amount: components["schemas"]["Amount"];
            stateName: string;
            createAt: components["schemas"]["Timestamp"];
            refundAt?: components["schemas"]["Timestamp"];
        };
        /**
         * 退款状态
         * @description asked: waits for a second person; seen: made at the provider without having been asked for.
         * @enum {string}
         */
        RefundState: "asked" | "pending" | "done" | "failed" | "seen";
        /**
         * 余额
         * @description Yuan with two decimals; negative where more was taken than there was.
         */
        Balance: string;
        /**
         * 结账分类
         * @description What a closing's table divides the period by.
         * @enum {string}
         */
        ClosingBy: "account" | "day" | "kind" | "method" | "year" | "memberType";
        /**
         * 结账汇总行
         * @description A row of a closing's table; which sums it has depends on the table.
         */
        ClosingRow: {
            key: string;
            name: string;
            /** @description How many deeds. */
            count?: string;
            opening?: components["schemas"]["Balance"];
            increase?: components["schemas"]["Balance"];
            decrease?: components["schemas"]["Balance"];
            closing?: components["schemas"]["Balance"];
            received?: components["schemas"]["Balance"];
            paidBack?: components["schemas"]["Balance"];
            dues?: components["schemas"]["Balance"];
            released?: components["schemas"]["Balance"];
            other?: components["schemas"]["Balance"];
            asked?: components["schemas"]["Balance"];
            amount?: components["schemas"]["Balance"];
        };
        /**
         * 账目不符
         * @description What the books do not agree with; tab and method say where on the desk of dues its money is.
         */
        ClosingDifference: {
            code: string;
            text: string;
            books: components["schemas"]["Balance"];
            other: components["schemas"]["Balance"];
            tab?: components["schemas"]["DuesTab"];
            method?: components["schemas"]["PayMethod"];
        };
        /**
         * 未结账期间
         * @description One table of the days that are not closed, with what closing them takes; from and through are absent where there are none.
         */
        OpenPeriod: {
            from?: components["schemas"]["AskedDay"];
            through?: components["schemas"]["AskedDay"];
            deeds: number;
            records: components["schemas"]["ClosingRow"][];
            total: number;
            differences: components["schemas"]["ClosingDifference"][];
            closableThrough?: components["schemas"]["AskedDay"];
            /** @description Two persons are demanded. */
            needsTwo: boolean;
            proposedBy?: string;
            proposedThrough?: components["schemas"]["AskedDay"];
            proposedNote?: string;
        };
        /**
         * 已结账期间
         * @description One table of a closed period, with who closed it.
         */
        ClosedPeriod: {
            from: components["schemas"]["AskedDay"];
            through: components["schemas"]["AskedDay"];
            deeds: number;
            records: components["schemas"]["ClosingRow"][];
            total: number;
            differences: components["schemas"]["ClosingDifference"][];
            id: components["schemas"]["Id"];
            received: components["schemas"]["Balance"];
            paidBack: components["schemas"]["Balance"];
            differenceCount: number;
            closedBy: string;
            /** @description The first of two persons. */
            proposedBy?: string;
            note?: string;
            createAt: components["schemas"]["Timestamp"];
        };
        /**
         * 结账记录
         * @description A closed period.
         */
        DuesClosing: {
            id: components["schemas"]["Id"];
            from: components["schemas"]["AskedDay"];
            through: components["schemas"]["AskedDay"];
            deeds: number;
            received: components["schemas"]["Balance"];
            paidBack: components["schemas"]["Balance"];
            differenceCount: number;
            closedBy: string;
            /** @description The first of two persons. */
            proposedBy?: string;
            note?: string;
            createAt: components["schemas"]["Timestamp"];
        };
        /**
         * 账务记录
         * @description What happened to the money of a payment; handledBy is absent where a provider said so.
         */
        DuesDeed: {
            id: components["schemas"]["Id"];
            /** @description Staff may take it back. */
            isUndoable: boolean;
            isUndone?: boolean;
            kind: string;
            kindName: string;
            amount: components["schemas"]["Amount"];
            /** @description The years it pays. */
            years: components["schemas"]["Year"][];
            createAt: components["schemas"]["Timestamp"];
            handledBy?: string;
            reason?: string;
        };
        /**
         * 会费工作台列表项
         * @description What each tab shows; isOpen says that somebody has to do something.
         */
        DuesDeskRow: {
            tab: components["schemas"]["DuesTab"];
            id: components["schemas"]["Id"];
            paymentId?: components["schemas"]["Id"];
            orderId?: components["schemas"]["Id"];
            realName: string;
            orgName?: string;
            memberNum?: string;
            memberTypeName?: string;
            year?: components["schemas"]["Year"];
            totalAmount?: components["schemas"]["Amount"];
            method?: components["schemas"]["PayMethod"];
            methodName?: string;
            statusName?: string;
            tradeNo?: string;
            receiptNum?: string;
            payAt?: components["schemas"]["Timestamp"];
            createAt: components["schemas"]["Timestamp"];
            remark?: string;
            enclosure?: components["schemas"]["FileValue"][];
            reason?: string;
            advice?: string;
            remedy?: string;
            note?: string;
            isOwnMatter?: components["schemas"]["IsOwnMatter"];
            isOpen?: boolean;
            endAt?: components["schemas"]["Day"];
            isPaidYear?: boolean;
            /** @description What credit is kept for, or what it paid. */
            creditName?: string;
            /** @description Its provider can be asked to pay it back. */
            isOnline?: boolean;
            refundState?: components["schemas"]["RefundState"];
            refundNo?: string;
            redNum?: string;
            /**
             * @description Which confirmation is awaited where two persons have to confirm.
             * @enum {string}
             */
            check?: "first" | "second";
            handledBy?: string;
            handledAt?: components["schemas"]["Timestamp"];
            opinion?: string;
            invoiceInfo?: components["schemas"]["InvoiceInfo"];
            kind?: components["schemas"]["InvoiceKind"];
            kindName?: string;
            /** @description An issued invoice, of which a red letter can be demanded. */
            isRedable?: boolean;
            /** @description The e-invoice provider can be asked for the invoice, or for its red letter. */
            isSendable?: boolean;
            /** @description The e-invoice provider was asked, and has not said what became of it. */
            isSending?: boolean;
            /** @description An invoice to be red-lettered. */
            isRed?: boolean;
            /** @description Why the e-invoice provider refused it last, in its own words. */
            sendMessage?: string;
            /** @description All years of an invoice of several orders. */
            years?: string;
            num?: string;
            file?: components["schemas"]["FileValue"];
            /** @description Of a plan, and of an order that pays a part. */
            plan?: components["schemas"]["DuesPlan"];
            partName?: string;
        };
        /**
         * 支付信息
         * @description id is the order; result is JSON text: { kind: qr | page | jsapi, content }, absent for offline methods; deadline: when the order is closed.
         */
        PayStarted: {
            id: components["schemas"]["Id"];
            result?: string;
            deadline?: components["schemas"]["Timestamp"];
        };
        /** 支付结果 */
        PayOutcome: {
            id: components["schemas"]["Id"];
            memberId: components["schemas"]["Id"];
            totalAmount: components["schemas"]["Amount"];
            payAt: components["schemas"]["Timestamp"];
        };
        /**
         * 验证码
         * @description Exactly 6 characters; whether they are right is a refusal of its own (specification, section 5).
         */
        ValidCode: string;
        /** 凭条 */
        Ticket: {
            url: string;
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** 用户名 */
        UserName: string;
        /** 用户名/手机号码 */
        LoginName: string;
        /** 联系人 */
        LinkMan: string;
        /** 联系电话 */
        LinkPhone: string;
        /**
         * 证件类型
         * @enum {string}
         */
        CardType: "01" | "02" | "03" | "04" | "05" | "06" | "07";
        /** 证件号码后四位 */
        CardTail: string;
        /**
         * 用户类型
         * @description '2' is an organisation user, '9' staff.
         * @enum {string}
         */
        UserType: "1" | "2" | "9";
        /**
         * 验证码用途
         * @enum {string}
         */
        SmsPurpose: "register" | "login" | "findPwd" | "prove";
        /**
         * 验证结果
         * @description The answer to the puzzle of an A0427 refusal, base64 of altcha's payload; used up by one call.
         */
        WorkProof: string;
        /**
         * 登录用户信息
         * @description The user's own data: mobile is not masked here.
         */
        SessionUser: {
            /** @description The society waits for a second factor; calls of staff are refused until there is one. */
            secondFactorDue?: boolean;
            id: components["schemas"]["Id"];
            realName: components["schemas"]["RealName"];
            orgId: components["schemas"]["Id"];
            userType: components["schemas"]["UserType"];
            userName?: components["schemas"]["UserName"];
            mobile?: components["schemas"]["Mobile"];
            maskMobile?: components["schemas"]["MaskMobile"];
            areaCode?: components["schemas"]["AreaCode"];
            orgName?: components["schemas"]["OrgName"];
            rights?: components["schemas"]["Rights"];
        };
        /** 登录结果 */
        Login: {
            /** @description The society waits for a second factor; calls of staff are refused until there is one. */
            secondFactorDue?: boolean;
            token: components["schemas"]["Token"];
            expiresAt: components["schemas"]["Timestamp"];
            id: components["schemas"]["Id"];
            realName: components["schemas"]["RealName"];
            orgId: components["schemas"]["Id"];
            userType: components["schemas"]["UserType"];
            userName?: components["schemas"]["UserName"];
            mobile?: components["schemas"]["Mobile"];
            maskMobile?: components["schemas"]["MaskMobile"];
            areaCode?: components["schemas"]["AreaCode"];
            orgName?: components["schemas"]["OrgName"];
            rights?: components["schemas"]["Rights"];
        };
        /**
         * 权限
         * @description What a member of staff may do: first and second audit, dues, the society's settings or parts of them, publishing all of them or notices alone, accounts, taking lists away as files.
         * @enum {string}
         */
        Right: "audit.first" | "audit.second" | "dues" | "configure" | "configure.forms" | "configure.fees" | "configure.texts" | "configure.site" | "configure.pages" | "configure.providers" | "publish" | "notices" | "accounts" | "export";
        /** 一处登录 */
        LoginSession: {
            id: components["schemas"]["Id"];
            /**
             * 设备
             * @description Browser and system in plain words, or what the browser called itself.
             */
            device: string;
            /**
             * 网络
             * @description Address it was opened from, of IPv6 its first 64 bits; empty when it was not kept.
             */
            network: string;
            createAt: components["schemas"]["Timestamp"];
            lastSeenAt: components["schemas"]["Timestamp"];
            /** 本次登录 */
            isCurrent: boolean;
        };
        /** 工作人员 */
        StaffMember: {
            /** 两步验证 */
            hasSecondFactor: boolean;
            id: components["schemas"]["Id"];
            realName: components["schemas"]["RealName"];
            userName?: components["schemas"]["UserName"];
            maskMobile?: components["schemas"]["MaskMobile"];
            rights: components["schemas"]["Rights"];
            /**
             * 权限
             * @description In words.
             */
            rightNames: string;
            /**
             * 权限
             * @description In few words: all of them, or three names and how many there are.
             */
            rightsSummary: string;
            status: components["schemas"]["AccountStatus"];
            /** 状态 */
            statusName: string;
            lastSeenAt?: components["schemas"]["Timestamp"];
            /** 本人 */
            isSelf: boolean;
        };
        /** 邀请结果 */
        InvitedStaff: {
            id: components["schemas"]["Id"];
            /**
             * 结果
             * @description Whether an account was made, or one there was joined.
             * @enum {unknown}
             */
            outcome: "invited" | "joined";
            /** 说明 */
            message: string;
        };
        /**
         * 验证码
         * @description Six digits of the authenticator, or a recovery code.
         */
        SecondCode: string;
        /** 两步验证的状态 */
        SecondFactor: {
            /** 已开启 */
            isOn: boolean;
            /** 学会要求开启 */
            isDue: boolean;
            /** 剩余恢复码 */
            recoveryLeft: number;
        };
        /** 两步验证的密钥 */
        SecondFactorSecret: {
            /**
             * 密钥
             * @description Base32, to be typed by hand.
             */
            secret: string;
            /** 二维码内容 */
            uri: string;
        };
        /** 恢复码 */
        RecoveryCodes: {
            /**
             * 恢复码
             * @description Told this once; each is good once.
             */
            recoveryCodes: string[];
        };
        /**
         * 权限
         * @description Of staff alone.
         */
        Rights: components["schemas"]["Right"][];
        /** 用户资料 */
        UserDetail: {
            userId: components["schemas"]["Id"];
            realName: components["schemas"]["RealName"];
            sex?: components["schemas"]["Code"];
            mobile?: components["schemas"]["Mobile"];
            birthDay?: components["schemas"]["Day"];
            cardType?: components["schemas"]["CardType"];
            cardNo?: components["schemas"]["CardNo"];
            title?: components["schemas"]["Code"][];
            position?: string;
            subject?: components["schemas"]["Code"][];
            edu?: components["schemas"]["Code"];
            major?: string;
            address?: string;
            areaCode?: components["schemas"]["AreaCode"][];
            orgId?: components["schemas"]["Id"];
            orgName?: components["schemas"]["OrgName"];
        };
        /**
         * 用户状态
         * @description 1 in use, 0 switched off.
         * @enum {string}
         */
        AccountStatus: "1" | "0";
        /** 专业领域 */
        Expertise: string;
        /** 用户 */
        ManagedUser: {
            id: components["schemas"]["Id"];
            userType: components["schemas"]["UserType"];
            realName: components["schemas"]["RealName"];
            userName?: components["schemas"]["UserName"];
            maskMobile?: components["schemas"]["MaskMobile"];
            orgName?: string;
            expertise?: components["schemas"]["Expertise"];
            status: components["schemas"]["AccountStatus"];
            rights?: components["schemas"]["Rights"];
            hasPassword: boolean;
            createAt: components["schemas"]["Timestamp"];
        };
        /** 单位 */
        ManagedOrg: {
            id: components["schemas"]["Id"];
            orgName: components["schemas"]["OrgName"];
            areaCode: components["schemas"]["AreaCode"];
            linkMan: components["schemas"]["LinkMan"];
            maskPhone: components["schemas"]["MaskMobile"];
            status: components["schemas"]["AccountStatus"];
            createAt: components["schemas"]["Timestamp"];
        };
        /** 导入结果 */
        ImportOutcome: {
            added: number;
            errors: {
                line: number;
                msg: string;
            }[];
        };
        /** 单位信息 */
        OrgInfo: {
            id: components["schemas"]["Id"];
            orgName: components["schemas"]["OrgName"];
            areaCode?: components["schemas"]["AreaCode"];
        };
        /**
         * 同意的协议
         * @description The versions of the agreements that were ticked; one that is no longer in force is refused.
         */
        Agreed: {
            /** 用户协议 */
            userAgreement: string;
            /** 隐私政策 */
            privacyAgreement: string;
        };
        /** 微信签名 */
        WxSignature: {
            appId: string;
            timestamp: number;
            nonceStr: string;
            signature: string;
        };
        /**
         * 日志类别
         * @enum {string}
         */
        LogKind: "write" | "read" | "export" | "login" | "rights" | "job";
        /**
         * 操作结果
         * @enum {string}
         */
        LogOutcome: "done" | "refused";
        /**
         * 保存期限列表项
         * @description `count` and `oldest` are absent of what never leaves by itself; more than 10,000 are not counted.
         */
        RetentionRow: {
            kind: string;
            name: string;
            period: string;
            since: string;
            does: string;
            count?: number;
            countText?: string;
            /** 日期 */
            oldest?: string;
        };
        /** 清理报告列表项 */
        RetentionReport: {
            day: string;
            startedAt: components["schemas"]["Timestamp"];
            finishedAt?: components["schemas"]["Timestamp"];
            /** @enum {string} */
            state: "done" | "running" | "broken";
            stateName: string;
            duration?: string;
            taken: {
                kind: string;
                name: string;
                does: string;
                count: number;
            }[];
            takenText: string;
        };
        /** 操作日志列表项 */
        LogRow: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Timestamp"];
            whoName: string;
            whoKindName: string;
            network?: string;
            operation: string;
            operationName: string;
            kind: components["schemas"]["LogKind"];
            kindName: string;
            recordTypeName?: string;
            recordId?: string;
            personName?: string;
            outcome: components["schemas"]["LogOutcome"];
            outcomeName: string;
            detail: string;
        };
        /**
         * 是本人的记录
         * @constant
         */
        IsOwn: true;
        /**
         * 要验证证件号码
         * @description The record's mobile opens it only beside the last four of its card number.
         * @constant
         */
        AsksCard: true;
        /**
         * 摘要
         * @description Hex SHA-256 of a document.
         */
        Hash: string;
        /**
         * 表单内容
         * @description JSON text of one flat object, field key to value (form language, section 2).
         */
        FormText: string;
        /**
         * 表单配置
         * @description JSON text: formInfo is rows of field definitions, printInfo the print data (specification, section 3).
         */
        DefinitionText: string;
        /**
         * 申请种类
         * @description Membership, or organisation (recommendation and application for a position).
         * @enum {string}
         */
        RecordKind: "member" | "organisation";
        /**
         * 组织申请功能
         * @description 0401 recommendation, 0402 application.
         * @enum {string}
         */
        OrFunction: "0401" | "0402";
        /**
         * 申请状态
         * @description MemberStatus or OrgStatus, as the record's kind has it.
         * @enum {string}
         */
        ApplicationStatus: "01" | "02" | "03" | "05" | "06" | "96" | "97" | "99";
        /**
         * 组织申请状态
         * @enum {string}
         */
        OrgStatus: "01" | "02" | "03" | "05" | "06" | "96" | "97" | "99";
        /**
         * 操作
         * @description 01 modify the form, 02 upload the attachment, 03 report.
         * @enum {string}
         */
        OptionCode: "01" | "02" | "03";
        /**
         * 首字母
         * @description The letter the name stands under, A to Z, or #; the list is in the order of the names.
         */
        Letter: string;
        /** 单位 */
        OrgOption: {
            id: components["schemas"]["Id"];
            orgName: components["schemas"]["OrgName"];
            letter?: components["schemas"]["Letter"];
        };
        /**
         * 会员名录
         * @description What anybody may see of an approved member.
         */
        DirectoryRow: {
            id: components["schemas"]["Id"];
            realName: string;
            sex?: string;
            areaCode?: components["schemas"]["AreaCode"];
            orgName?: string;
            memberNum?: string;
            maskMobile?: components["schemas"]["MaskMobile"];
            introduction?: string;
            oneMemberCode: components["schemas"]["MemberCategory"];
            oneMemberType: components["schemas"]["Id"];
            twoMemberCode?: components["schemas"]["Code"];
            memberType: components["schemas"]["Id"];
            memberTypeName: string;
        };
        /**
         * 会员申请列表项
         * @description Also the member info of one id (memberInfo). photo, introduction, mobile, orgId (the unit it belongs to), the area of an individual, createAt, endAt and standing are present only for the record's owner and for staff, and statusName tells nobody else how a membership stands; hasHistory says whether the audit history is offered.
         */
        MemberRow: {
            isOwn?: components["schemas"]["IsOwn"];
            asksCard?: components["schemas"]["AsksCard"];
            id: components["schemas"]["Id"];
            photo?: components["schemas"]["FileUrl"];
            realName: string;
            sex?: string;
            areaCode?: components["schemas"]["AreaCode"];
            orgName?: string;
            memberNum?: string;
            maskMobile?: components["schemas"]["MaskMobile"];
            introduction?: string;
            oneMemberCode: components["schemas"]["MemberCategory"];
            oneMemberType: components["schemas"]["Id"];
            twoMemberCode?: components["schemas"]["Code"];
            memberType: components["schemas"]["Id"];
            memberTypeName: string;
            objId: components["schemas"]["ObjId"];
            status: components["schemas"]["MemberStatus"];
            statusName: string;
            /**
             * @description Of an approved member, worked out of endAt whenever it is asked for: paid for, past its end but within the society's grace, or lapsed.
             * @enum {string}
             */
            standing?: "valid" | "grace" | "lapsed";
            endAt?: components["schemas"]["Timestamp"];
            createAt?: components["schemas"]["Timestamp"];
            hasHistory: boolean;
            orgId?: components["schemas"]["Id"];
            mobile?: components["schemas"]["Mobile"];
        };
        /**
         * 表单定义
         * @description formHash names this very definition; send it back with what was filled in on it.
         */
        FormConfig: {
            formInfo: components["schemas"]["DefinitionText"];
            printInfo: components["schemas"]["DefinitionText"];
            formHash: components["schemas"]["Hash"];
            uploadGrant?: components["schemas"]["UploadGrant"];
        };
        /** 审核痕迹 */
        AuditEntry: {
            realName: string;
            opinion: string;
            status: components["schemas"]["Code"];
            statusName: string;
            createAt: components["schemas"]["Timestamp"];
            nodeId?: components["schemas"]["Code"];
        };
        /**
         * 入会申请
         * @description formConfig is the definition as it was when the application was made.
         */
        MemberApplication: {
            isOwn?: components["schemas"]["IsOwn"];
            isOwnMatter?: components["schemas"]["IsOwnMatter"];
            asksCard?: components["schemas"]["AsksCard"];
            id: components["schemas"]["Id"];
            orgId: components["schemas"]["Id"];
            oneMemberCode: components["schemas"]["MemberCategory"];
            oneMemberType: components["schemas"]["Id"];
            twoMemberCode?: components["schemas"]["Code"];
            memberType: components["schemas"]["Id"];
            memberTypeName: string;
            objId: components["schemas"]["ObjId"];
            memberNotice?: string;
            /** @enum {string} */
            isRead?: "yes";
            joinMethod: components["schemas"]["Code"];
            formInfo: components["schemas"]["FormText"];
            formHash: components["schemas"]["Hash"];
            formConfig: components["schemas"]["FormConfig"];
            status: components["schemas"]["MemberStatus"];
            statusName: string;
            endAt?: components["schemas"]["Timestamp"];
            enclosure: components["schemas"]["Enclosure"];
            realName: string;
            sex?: string;
            photo?: components["schemas"]["FileUrl"];
            mobile?: components["schemas"]["Mobile"];
            maskMobile?: components["schemas"]["MaskMobile"];
            areaCode?: components["schemas"]["AreaCode"];
            orgName?: string;
            memberNum?: string;
            introduction?: string;
            createAt: components["schemas"]["Timestamp"];
            updateAt: components["schemas"]["Timestamp"];
        };
        /**
         * 证书状态
         * @description What anybody holding the picture may learn: whether it holds good now, and whose it is. Name and number as printed.
         */
        CertificateState: {
            /**
             * @description valid · expired: paid for no longer · withdrawn: the record is not approved any more · replaced: by a newer certificate · unknown: no such code.
             * @enum {unknown}
             */
            state: "valid" | "expired" | "withdrawn" | "replaced" | "unknown";
            /** @enum {unknown} */
            kind?: "member" | "org";
            name?: string;
            num?: string;
        };
        /**
         * 打印数据
         * @description formInfo is the definition, values what was filled in on it.
         */
        MemberPrint: {
            id: components["schemas"]["Id"];
            title: string;
            memberTypeName: string;
            status: components["schemas"]["MemberStatus"];
            createAt: components["schemas"]["Timestamp"];
            formInfo: components["schemas"]["DefinitionText"];
            printInfo: components["schemas"]["DefinitionText"];
            values: components["schemas"]["FormText"];
            auditHistory: components["schemas"]["AuditEntry"][];
        };
        /** 申请结果 */
        Applied: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["MemberStatus"];
            endAt?: components["schemas"]["Timestamp"];
        };
        /**
         * 推荐申请列表项
         * @description mobile only for the record's owner; orgId (the unit of the applicant, or the site's), the codes of type, branch and post, positions and createAt only for its owner and for staff.
         */
        OrRow: {
            isOwn?: components["schemas"]["IsOwn"];
            asksCard?: components["schemas"]["AsksCard"];
            id: components["schemas"]["Id"];
            orgId?: components["schemas"]["Id"];
            functionCode: components["schemas"]["OrFunction"];
            oneOrType?: components["schemas"]["Id"];
            twoOrType?: components["schemas"]["Id"];
            approvalId?: components["schemas"]["Id"];
            objId?: components["schemas"]["ObjId"];
            objCodeId?: components["schemas"]["Id"];
            memberId?: components["schemas"]["Id"];
            subOrgId?: components["schemas"]["Id"];
            subOrgName?: string;
            session?: components["schemas"]["Code"];
            realName: string;
            maskMobile?: components["schemas"]["MaskMobile"];
            mobile?: components["schemas"]["Mobile"];
            orgName?: string;
            tsaPosition?: components["schemas"]["Code"];
            ptPosition?: components["schemas"]["Code"];
            status: components["schemas"]["OrgStatus"];
            statusName: string;
            createAt?: components["schemas"]["Timestamp"];
        };
        /** 推荐申请 */
        OrApplication: {
            isOwn?: components["schemas"]["IsOwn"];
            isOwnMatter?: components["schemas"]["IsOwnMatter"];
            asksCard?: components["schemas"]["AsksCard"];
            id: components["schemas"]["Id"];
            orgId: components["schemas"]["Id"];
            functionCode: components["schemas"]["OrFunction"];
            oneOrType?: components["schemas"]["Id"];
            twoOrType?: components["schemas"]["Id"];
            approvalId?: components["schemas"]["Id"];
            objId?: components["schemas"]["ObjId"];
            objCodeId?: components["schemas"]["Id"];
            memberId?: components["schemas"]["Id"];
            subOrgId?: components["schemas"]["Id"];
            subOrgName?: string;
            session?: components["schemas"]["Code"];
            realName: string;
            maskMobile?: components["schemas"]["MaskMobile"];
            mobile?: components["schemas"]["Mobile"];
            orgName?: string;
            tsaPosition?: components["schemas"]["Code"];
            ptPosition?: components["schemas"]["Code"];
            formInfo: components["schemas"]["FormText"];
            formHash: components["schemas"]["Hash"];
            formConfig: components["schemas"]["FormConfig"];
            enclosure: components["schemas"]["Enclosure"];
            status: components["schemas"]["OrgStatus"];
            statusName: string;
            createAt: components["schemas"]["Timestamp"];
            updateAt: components["schemas"]["Timestamp"];
        };
        /** 组织申请结果 */
        OrApplied: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["OrgStatus"];
        };
        /**
         * 推荐表打印数据
         * @description title: organisation and sub-organisation; name: the form's, with its session. formInfo is the definition, values what was filled in on it.
         */
        OrPrint: {
            id: components["schemas"]["Id"];
            title: string;
            name: string;
            status: components["schemas"]["OrgStatus"];
            createAt: components["schemas"]["Timestamp"];
            formInfo: components["schemas"]["DefinitionText"];
            printInfo: components["schemas"]["DefinitionText"];
            values: components["schemas"]["FormText"];
            auditHistory: components["schemas"]["AuditEntry"][];
        };
        /**
         * 分支机构
         * @description approvalId and session are those of the newest term; leaderCount counts its leaders.
         */
        SubOrg: {
            id: components["schemas"]["Id"];
            orgName: components["schemas"]["OrgName"];
            letter: components["schemas"]["Letter"];
            oneSubOrgType: components["schemas"]["Code"];
            areaCode?: components["schemas"]["AreaCode"];
            introduction?: string;
            linkMan?: string;
            linkPhone?: string;
            establishAt?: components["schemas"]["Day"];
            approvalId?: components["schemas"]["Id"];
            session?: components["schemas"]["Code"];
            leaderCount: number;
        };
        /**
         * 届次
         * @description A term of a sub-organisation that was approved; name says both, such as 统计建模专业委员会第五届委员会.
         */
        Approval: {
            approvalId: components["schemas"]["Id"];
            subOrgId: components["schemas"]["Id"];
            subOrgName: string;
            session: components["schemas"]["Code"];
            name: string;
            startAt?: components["schemas"]["Day"];
            endAt?: components["schemas"]["Day"];
            leaderCount: number;
        };
        /**
         * 限制条件
         * @description 1 title level, 2 maximum age, 9 required member type.
         */
        LimitItem: {
            /** @enum {string} */
            code: "1" | "2" | "9";
            value: string;
            /** @description value in words: title level, age, member types. */
            valueName: string;
            isMeet: boolean;
        };
        /**
         * 推荐校验结果
         * @description The candidate as recommended. applicationStatus: there is an application already, to be looked up in 0205. grant is this browser's right to apply until expiresAt; it opens no application that exists.
         */
        RecommendResult: {
            id: components["schemas"]["Id"];
            orgId: components["schemas"]["Id"];
            oneOrType: components["schemas"]["Id"];
            twoOrType: components["schemas"]["Id"];
            approvalId: components["schemas"]["Id"];
            objId: components["schemas"]["ObjId"];
            objCodeId: components["schemas"]["Id"];
            memberId?: components["schemas"]["Id"];
            subOrgId: components["schemas"]["Id"];
            session: components["schemas"]["Code"];
            subOrgName: string;
            maskName: string;
            orgName?: string;
            tsaPosition?: components["schemas"]["Code"];
            applicationStatus?: components["schemas"]["OrgStatus"];
            grant: components["schemas"]["Token"];
            expiresAt: components["schemas"]["Timestamp"];
            isLimit: boolean;
            limitCondition: {
                person: components["schemas"]["LimitItem"][];
                org: components["schemas"]["LimitItem"][];
            };
        };
        /**
         * 任职人员
         * @description Positions are codes of OR_POSITION; ptPosition is a second, concurrent one.
         */
        LeaderEntry: {
            id: components["schemas"]["Id"];
            subOrgName: string;
            session: components["schemas"]["Code"];
            realName: string;
            letter: components["schemas"]["Letter"];
            orgName?: string;
            tsaPosition?: components["schemas"]["Code"];
            ptPosition?: components["schemas"]["Code"];
        };
        /** 我的申请 */
        MyApplication: {
            isOwn?: components["schemas"]["IsOwn"];
            asksCard?: components["schemas"]["AsksCard"];
            maskMobile?: components["schemas"]["MaskMobile"];
            id: components["schemas"]["Id"];
            kind: components["schemas"]["RecordKind"];
            realName?: string;
            typeName: string;
            orgName?: string;
            oneMemberCode?: components["schemas"]["MemberCategory"];
            memberNum?: string;
            endAt?: components["schemas"]["Timestamp"];
            functionCode?: components["schemas"]["OrFunction"];
            status: components["schemas"]["ApplicationStatus"];
            statusName: string;
            createAt: components["schemas"]["Timestamp"];
            updateAt: components["schemas"]["Timestamp"];
        };
        /** 审核列表项 */
        AuditRow: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["RecordKind"];
            realName: string;
            /** @description What is applied for: the member type, or the sub-organisation. */
            typeName: string;
            orgName?: string;
            areaCode?: components["schemas"]["AreaCode"];
            maskMobile?: components["schemas"]["MaskMobile"];
            memberNum?: string;
            oneMemberCode?: components["schemas"]["MemberCategory"];
            memberType?: components["schemas"]["Id"];
            functionCode?: components["schemas"]["OrFunction"];
            session?: components["schemas"]["Code"];
            tsaPosition?: components["schemas"]["Code"];
            status: components["schemas"]["ApplicationStatus"];
            statusName: string;
            createAt: components["schemas"]["Timestamp"];
            updateAt: components["schemas"]["Timestamp"];
        };
    };
    responses: {
        /** @description 拒绝或失败 */
        Refusal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    time: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        /**
                         * 毫秒
                         * @description Milliseconds since 1970, UTC.
                         */
                        data: number;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    validUserPwd: {
        parameters: {
            query: {
                userPwd: components["schemas"]["UserPwd"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changePage: {
        parameters: {
            query: {
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
                ended?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["ChangeRow"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeOpen: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: components["schemas"]["ChangeTitle"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            id: components["schemas"]["Id"];
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["Change"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeDocument: {
        parameters: {
            query: {
                id?: components["schemas"]["Id"];
                path: components["schemas"]["DocumentPath"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["ChangeDocument"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    path: components["schemas"]["DocumentPath"];
                    stepId: components["schemas"]["Id"];
                    rev: components["schemas"]["DocumentRev"];
                    /** 修改内容 */
                    edits?: string;
                    /**
                     * 全文
                     * @description Text, or base64 of an asset; with isRemoved none.
                     */
                    content?: string;
                    /** 删除 */
                    isRemoved?: boolean;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["SavedStep"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeAdditions: {
        parameters: {
            query?: {
                keyword?: components["schemas"]["Keyword"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["Addition"][];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeAdd: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    path: components["schemas"]["DocumentPath"];
                    /**
                     * 已有就用已有的
                     * @description A document that is there stays as it is, with an empty `undo`; it is refused otherwise. Not for tests.
                     */
                    acceptsExisting?: boolean;
                    /**
                     * 测试
                     * @description Text of a scenario that names the form and has a title that no other test of it has.
                     */
                    test?: string;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            path: components["schemas"]["DocumentPath"];
                            /** 可以撤销的一步 */
                            undo: string;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    testFromRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["MadeTest"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeRemove: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    path: components["schemas"]["DocumentPath"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["SavedStep"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeUndo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /** 重做 */
                    isRedo?: boolean;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["TakenBack"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeRetire: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    option: components["schemas"]["OptionPlace"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["SavedStep"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeSeat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    path: components["schemas"]["DocumentPath"];
                    /** 接手 */
                    takeOver?: boolean;
                    /** 离开 */
                    leave?: boolean;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["Seat"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeRebase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    live?: components["schemas"]["VersionNumber"];
                    /** 以线上为准的冲突 */
                    theirs?: string[];
                    /** 其余以修改单为准 */
                    isDecided?: boolean;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["Rebased"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    path: components["schemas"]["DocumentPath"];
                    /** 改回产品的页面 */
                    isWhole?: boolean;
                    rev?: components["schemas"]["DocumentRev"];
                    /** 以产品为准的冲突 */
                    theirs?: string[];
                    /** 其余以学会的为准 */
                    isDecided?: boolean;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["ProductMerged"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeReport: {
        parameters: {
            query?: {
                /** @description The problems alone, for who is editing: nothing is counted. */
                isBrief?: boolean;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["ChangeReport"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    note: components["schemas"]["ChangeNote"];
                    /**
                     * 看过的内容
                     * @description Change.revision, or that of a report, that was shown: refused when the change set was edited since.
                     */
                    revision: string;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    remark?: components["schemas"]["ChangeNote"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changePublish: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    live: components["schemas"]["VersionNumber"];
                    note: components["schemas"]["ChangeNote"];
                    /**
                     * 看过的报告
                     * @description ChangeReport.revision of the report that was shown: refused when the change set was edited since.
                     */
                    revision: string;
                    /** 知道会丢失已填数据 */
                    acceptsLoss?: boolean;
                    /** 知道有的地方证明不能照样办理 */
                    acceptsProofs?: boolean;
                    at?: components["schemas"]["Timestamp"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["Published"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeDiscard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    versionPage: {
        parameters: {
            query: {
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["VersionRow"][];
                            total: number;
                            liveVersion?: components["schemas"]["VersionNumber"];
                            /** 发布须两人 */
                            needsTwoPersons: boolean;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    versionRead: {
        parameters: {
            query: {
                version: components["schemas"]["VersionNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["Version"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    versionCompare: {
        parameters: {
            query: {
                from: components["schemas"]["VersionNumber"];
                to: components["schemas"]["VersionNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["ReportChange"][];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    versionRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: components["schemas"]["VersionNumber"];
                    /** 文件 */
                    paths?: components["schemas"]["DocumentPath"][];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            id: components["schemas"]["Id"];
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    versionRevert: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: components["schemas"]["VersionNumber"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            id: components["schemas"]["Id"];
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    versionBack: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    live: components["schemas"]["VersionNumber"];
                    version: components["schemas"]["VersionNumber"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["WentBack"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    previewPages: {
        parameters: {
            query?: {
                id?: components["schemas"]["Id"];
                version?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["PreviewPages"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    previewForm: {
        parameters: {
            query: {
                path: components["schemas"]["DocumentPath"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["GalleryForm"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    studioSearch: {
        parameters: {
            query: {
                keyword: components["schemas"]["Keyword"];
                id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["StudioEntry"][];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    studioFieldUse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    path: components["schemas"]["DocumentPath"];
                    /** 位置 */
                    places: components["schemas"]["AnswerPlace"][];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["FieldUse"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    studioMemberTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["StudioMemberType"][];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    studioOverrides: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["StudioOverride"][];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    site: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["Site"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    page: {
        parameters: {
            query: {
                id: components["schemas"]["PageId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["PageDocument"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    galleryForms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["GalleryEntry"][];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    galleryForm: {
        parameters: {
            query: {
                id: components["schemas"]["PageId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["GalleryForm"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    rsaKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["RsaKey"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    uploadToken: {
        parameters: {
            query?: {
                purpose?: string;
                name?: string;
                size?: number;
                grant?: components["schemas"]["UploadGrant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["UploadToken"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    dictionaryCache: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["Dictionaries"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    orgDictionaryCache: {
        parameters: {
            query: {
                orgId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["Dictionaries"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    domainName: {
        parameters: {
            query?: {
                host?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["Domain"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    moDomainName: {
        parameters: {
            query?: {
                host?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["Domain"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    statusList: {
        parameters: {
            query: {
                orgId: components["schemas"]["Id"];
                functionCode: components["schemas"]["FunctionCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["StatusListEntry"][];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    functionOtherConfig: {
        parameters: {
            query: {
                orgId: components["schemas"]["Id"];
                functionCode: components["schemas"]["FunctionCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["JsonText"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    noticePage: {
        parameters: {
            query: {
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
                orgId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["NoticeRow"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    noticeDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["Notice"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    webSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orgId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["SiteInfo"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    otherConfig: {
        parameters: {
            query: {
                orgId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["JsonText"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    memberConfigList: {
        parameters: {
            query: {
                orgId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["MemberConfig"][];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    pcMemberNotice: {
        parameters: {
            query: {
                orgId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["PcMemberNotice"][];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    mobileMemberNotice: {
        parameters: {
            query: {
                orgId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["MobileMemberNotice"][];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    userOtherConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["JsonText"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    userAgreement: {
        parameters: {
            query: {
                orgId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["Agreement"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    privacyAgreement: {
        parameters: {
            query: {
                orgId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["Agreement"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    meetingDetailOpen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["Meeting"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    meetingDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["MeetingForMembers"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    settings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["SettingKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["Settings"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["SettingKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** 配置文件 */
                    documents?: components["schemas"]["SettingDocument"][];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    fileAddress: {
        parameters: {
            query: {
                url: components["schemas"]["FileUrl"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            url: components["schemas"]["FileUrl"];
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    feeStandard: {
        parameters: {
            query: {
                orgId: components["schemas"]["Id"];
                memberType: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            describe: components["schemas"]["Html"];
                            versions: components["schemas"]["FeeVersion"][];
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    payPeriod: {
        parameters: {
            query: {
                orgId: components["schemas"]["Id"];
                memberType: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["PayPeriod"] | null;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    payConfigSwitch: {
        parameters: {
            query: {
                orgId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["PaySwitch"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    invoiceConfig: {
        parameters: {
            query: {
                orgId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["InvoiceConfig"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    orderNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    year: components["schemas"]["Year"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["OrderNotice"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    pay: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    method: components["schemas"]["PayMethod"];
                    /** 支付参数 */
                    param?: {
                        /**
                         * 设备
                         * @enum {string}
                         */
                        device: "1" | "2";
                        /** 微信用户标识 */
                        openId?: string;
                        /** 微信应用标识 */
                        appId?: string;
                    };
                    /** 转账信息 */
                    payInfo?: {
                        /** 转账凭证 */
                        enclosure?: components["schemas"]["FileValue"][];
                        /** 备注 */
                        remark?: string;
                    };
                    invoiceInfo?: components["schemas"]["InvoiceInfo"];
                    /**
                     * 分期缴费
                     * @description Pays the next part, beginning a plan where there is none.
                     */
                    instalments?: boolean;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["PayStarted"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    payResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["PayOutcome"] | null;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    orderCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    duesOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["DuesOrder"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    duesOrderPage: {
        parameters: {
            query: {
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
                orgId: components["schemas"]["Id"];
                memberId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["DuesOrder"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    orderQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    kind: components["schemas"]["QuestionKind"];
                    /** 问题 */
                    text: string;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    invoiceRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** 要开票的缴费 */
                    orderIds: components["schemas"]["Id"][];
                    invoiceInfo: components["schemas"]["InvoiceInfo"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            id: components["schemas"]["Id"];
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    orderReceipt: {
        parameters: {
            query?: {
                /** @description Which of the order's receipts; the first unless told. */
                num?: components["schemas"]["Keyword"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["FileValue"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    duesDeskPage: {
        parameters: {
            query: {
                tab: components["schemas"]["DuesTab"];
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
                orgId: components["schemas"]["Id"];
                keyword?: components["schemas"]["Keyword"];
                /** @description Days in Beijing, both inclusive: when the money was paid, or the order submitted where none came. */
                from?: components["schemas"]["AskedDay"];
                until?: components["schemas"]["AskedDay"];
                method?: components["schemas"]["PayMethod"];
                least?: components["schemas"]["AskedAmount"];
                most?: components["schemas"]["AskedAmount"];
                status?: components["schemas"]["DuesDeskStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["DuesDeskRow"][];
                            total: number;
                            /** @description Of all rows found; absent where there are more than 10000. */
                            totalAmount?: components["schemas"]["TotalAmount"];
                            /** @description All methods of payment, to filter by. */
                            methods: components["schemas"]["PayMethodInfo"][];
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    offlineDecide: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /**
                     * 审核结果
                     * @enum {string}
                     */
                    decision: "approve" | "return";
                    /** 审核意见 */
                    opinion?: string;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            /** @enum {string} */
                            outcome: "paid" | "held" | "kept" | "checked" | "returned";
                            message: string;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    booksPreview: {
        parameters: {
            query: {
                through?: components["schemas"]["AskedDay"];
                by: components["schemas"]["ClosingBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["OpenPeriod"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    entryAdd: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * 到账方式
                     * @enum {string}
                     */
                    way: "transfer" | "cash";
                    /** 流水号或凭证号 */
                    tradeNo: string;
                    paidOn: components["schemas"]["AskedDay"];
                    amount: components["schemas"]["AskedAmount"];
                    /** 付款人 */
                    payer?: string;
                    /** 说明 */
                    note?: string;
                    /** 凭证 */
                    enclosure?: components["schemas"]["FileValue"][];
                    statementId?: components["schemas"]["Id"];
                    line?: components["schemas"]["StatementRow"];
                    /** 缴费会员 */
                    people: string;
                    throughYear: components["schemas"]["Year"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            id: components["schemas"]["Id"];
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    entryLine: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /** 行号 */
                    line?: number;
                    /**
                     * 处理方式
                     * @enum {string}
                     */
                    decision: "set" | "add" | "remove";
                    memberId?: components["schemas"]["Id"];
                    /** 会员证号 */
                    memberNum?: string;
                    amount?: components["schemas"]["AskedAmount"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    entryBook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /**
                     * 处理结果
                     * @enum {string}
                     */
                    decision: "book" | "drop";
                    /**
                     * 看过的名单
                     * @description revision of the entry that was shown, needed to book it: refused when its lines were changed since.
                     */
                    revision?: string;
                    /** 意见 */
                    opinion?: string;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            /** @enum {string} */
                            outcome: "booked" | "dropped";
                            message: string;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    entryPage: {
        parameters: {
            query: {
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
                state?: components["schemas"]["ManualState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["ManualPayment"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    entryRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            id: components["schemas"]["Id"];
                            methodName: string;
                            tradeNo: string;
                            paidOn: components["schemas"]["AskedDay"];
                            totalAmount: components["schemas"]["Amount"];
                            payer: string;
                            note: string;
                            state: components["schemas"]["ManualState"];
                            stateName: string;
                            enteredBy: string;
                            createAt: components["schemas"]["Timestamp"];
                            people: number;
                            /** @description Lines without a member or a sum. */
                            open: number;
                            shared: components["schemas"]["TotalAmount"];
                            missing?: components["schemas"]["TotalAmount"];
                            rest?: components["schemas"]["Amount"];
                            decidedBy?: string;
                            opinion?: string;
                            paymentId?: components["schemas"]["Id"];
                            enclosure: components["schemas"]["Enclosure"];
                            /**
                             * 名单的内容
                             * @description Hash of the lines.
                             */
                            revision: string;
                            needsTwo: boolean;
                            records: components["schemas"]["ManualShare"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    statementImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    source: components["schemas"]["StatementSource"];
                    file: components["schemas"]["FileValue"];
                    mapping?: components["schemas"]["StatementMapping"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            id?: components["schemas"]["Id"];
                            columns?: {
                                titles: {
                                    value: string;
                                    label: string;
                                }[];
                                suggested: components["schemas"]["StatementMapping"];
                            };
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    statementPage: {
        parameters: {
            query: {
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["DuesStatement"][];
                            total: number;
                            sources: {
                                value: components["schemas"]["StatementSource"];
                                label: string;
                            }[];
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    statementSettle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    line: components["schemas"]["StatementRow"];
                    /**
                     * 核对结果
                     * @enum {string}
                     */
                    decision: "confirm" | "pass" | "reopen";
                    orderId?: components["schemas"]["Id"];
                    /** 说明 */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            message: string;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    statementQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    line: components["schemas"]["StatementRow"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            message: string;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    statementCertain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            confirmed: number;
                            left: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    statementRead: {
        parameters: {
            query: {
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
                state?: components["schemas"]["StatementState"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            id: components["schemas"]["Id"];
                            sourceName: string;
                            isBank: boolean;
                            file: components["schemas"]["FileValue"];
                            from: components["schemas"]["AskedDay"];
                            until: components["schemas"]["AskedDay"];
                            lines: number;
                            open: number;
                            matched: number;
                            different: number;
                            settled: number;
                            /** @description Percentage of lines that need nothing more. */
                            rate: string;
                            paid: components["schemas"]["TotalAmount"];
                            refunded: components["schemas"]["TotalAmount"];
                            fees: components["schemas"]["TotalAmount"];
                            importedBy: string;
                            createAt: components["schemas"]["Timestamp"];
                            missing: number;
                            records: components["schemas"]["StatementLine"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    booksClose: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    through: components["schemas"]["AskedDay"];
                    /**
                     * 差异说明
                     * @description Why there are differences; required where there are any.
                     */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            /** @enum {string} */
                            outcome: "closed" | "proposed";
                            message: string;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    booksPage: {
        parameters: {
            query: {
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["DuesClosing"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    booksRead: {
        parameters: {
            query: {
                by: components["schemas"]["ClosingBy"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["ClosedPeriod"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    booksFile: {
        parameters: {
            query: {
                format: "pdf" | "xlsx";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["FileValue"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    paymentDeeds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["DuesDeed"][];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    reconcileHandle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /**
                     * 处理方式
                     * @enum {string}
                     */
                    remedy: "credit" | "refund" | "move" | "assign" | "reverse";
                    amount?: components["schemas"]["AskedAmount"];
                    /**
                     * 会员证号
                     * @description move: whose it becomes; credit: whose years it pays, its own member's unless named.
                     */
                    memberNum?: string;
                    name?: components["schemas"]["CreditName"];
                    /**
                     * 退款方式
                     * @description refund: by hand although the provider could.
                     * @enum {string}
                     */
                    way?: "provider" | "hand";
                    /**
                     * 退款凭证号
                     * @description refund by hand: number of the voucher.
                     */
                    refundNo?: string;
                    /** 处理说明 */
                    note: string;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            /**
                             * @description asked: a refund that waits for a second person; proposed: nothing is booked until another person reverses it, too.
                             * @enum {string}
                             */
                            outcome: "booked" | "asked" | "proposed";
                            message: string;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    creditName: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    name: components["schemas"]["CreditName"];
                    /** 说明 */
                    note: string;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    planEnd: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /** 说明 */
                    note: string;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    deedUndo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /** 说明 */
                    note: string;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    refundDecide: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /**
                     * 审核结果
                     * @enum {string}
                     */
                    decision: "approve" | "return";
                    /** 审核意见 */
                    opinion?: string;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    refundQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            message: string;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    reliefPage: {
        parameters: {
            query: {
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
                orgId: components["schemas"]["Id"];
                keyword?: components["schemas"]["Keyword"];
                year?: components["schemas"]["Year"];
                kind?: components["schemas"]["ReliefKind"];
                state?: components["schemas"]["ReliefState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["ReliefRow"][];
                            total: number;
                            /** @description Of all rows found; absent where there are more than 10000. */
                            totalAmount?: components["schemas"]["TotalAmount"];
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    reliefPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    members: components["schemas"]["MemberList"];
                    fromYear: components["schemas"]["Year"];
                    toYear: components["schemas"]["Year"];
                    way: components["schemas"]["ReliefWay"];
                    percent?: components["schemas"]["ReliefPercent"];
                    amount?: components["schemas"]["AskedAmount"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            rows: components["schemas"]["ReliefPreviewRow"][];
                            count: number;
                            problems: number;
                            totalAmount: components["schemas"]["TotalAmount"];
                            isTwoPersons: boolean;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    reliefAdd: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    members: components["schemas"]["MemberList"];
                    fromYear: components["schemas"]["Year"];
                    toYear: components["schemas"]["Year"];
                    way: components["schemas"]["ReliefWay"];
                    percent?: components["schemas"]["ReliefPercent"];
                    amount?: components["schemas"]["AskedAmount"];
                    kind: components["schemas"]["ReliefKind"];
                    /** 决议文号 */
                    resolution: string;
                    /** 备注 */
                    note?: string;
                    /** 决议文件 */
                    enclosure?: components["schemas"]["FileValue"][];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            count: number;
                            message: string;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    reliefDecide: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /**
                     * 处理结果
                     * @enum {string}
                     */
                    decision: "confirm" | "withdraw";
                    fromYear?: components["schemas"]["Year"];
                    /** 说明 */
                    note?: string;
                    /** 整份名单 */
                    isAll?: boolean;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    reliefExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * 文件格式
                     * @enum {string}
                     */
                    format: "csv" | "xlsx";
                    keyword?: components["schemas"]["Keyword"];
                    year?: components["schemas"]["Year"];
                    kind?: components["schemas"]["ReliefKind"];
                    state?: components["schemas"]["ReliefState"];
                };
            };
        };
        responses: {
            /** @description 文件 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    invoiceHandle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /**
                     * 处理方式
                     * @enum {string}
                     */
                    decision: "issue" | "return" | "red" | "demand";
                    /** 发票号码 */
                    num?: string;
                    /** 发票文件 */
                    enclosure?: components["schemas"]["FileValue"][];
                    /** 意见 */
                    opinion?: string;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    invoiceSend: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    invoiceQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            message: string;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    duesExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tab: components["schemas"]["DuesTab"];
                    /**
                     * 文件格式
                     * @enum {string}
                     */
                    format: "csv" | "xlsx";
                    keyword?: components["schemas"]["Keyword"];
                    from?: components["schemas"]["AskedDay"];
                    until?: components["schemas"]["AskedDay"];
                    method?: components["schemas"]["PayMethod"];
                    least?: components["schemas"]["AskedAmount"];
                    most?: components["schemas"]["AskedAmount"];
                    status?: components["schemas"]["DuesDeskStatus"];
                };
            };
        };
        responses: {
            /** @description 文件 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    questionPage: {
        parameters: {
            query: {
                orgId: components["schemas"]["Id"];
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
                state?: components["schemas"]["QuestionState"];
                keyword?: components["schemas"]["Keyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["DuesDeskQuestion"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    questionAnswer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /** 回复 */
                    text: string;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    reminderPage: {
        parameters: {
            query: {
                orgId: components["schemas"]["Id"];
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
                outcome?: components["schemas"]["ReminderOutcome"];
                keyword?: components["schemas"]["Keyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["ReminderRow"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    pausePage: {
        parameters: {
            query: {
                orgId: components["schemas"]["Id"];
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["DuesPause"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    remindersPause: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    until: components["schemas"]["AskedDay"];
                    /** 暂停原因 */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    remindersResume: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orgId?: components["schemas"]["Id"];
                    userName: components["schemas"]["LoginName"];
                    userPwd: components["schemas"]["UserPwd"];
                    secondCode?: components["schemas"]["SecondCode"];
                    userType?: components["schemas"]["UserType"];
                } | {
                    orgId?: components["schemas"]["Id"];
                    mobile: components["schemas"]["Mobile"];
                    userPwd: components["schemas"]["UserPwd"];
                    secondCode?: components["schemas"]["SecondCode"];
                } | {
                    orgId?: components["schemas"]["Id"];
                    mobile: components["schemas"]["Mobile"];
                    code: components["schemas"]["ValidCode"];
                    secondCode?: components["schemas"]["SecondCode"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["Login"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    logoutPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    issueTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** 地址 */
                    url: string;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["Ticket"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    ticketLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: components["schemas"]["Token"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["Login"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: components["schemas"]["Token"];
                    userPwd: components["schemas"]["UserPwd"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    loginInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["SessionUser"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    userDetail: {
        parameters: {
            query: {
                userId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["UserDetail"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    realName: components["schemas"]["RealName"];
                    sex: components["schemas"]["Code"];
                    mobile: components["schemas"]["Mobile"];
                    birthDay?: components["schemas"]["Day"];
                    cardType: components["schemas"]["CardType"];
                    cardNo: components["schemas"]["CardNo"];
                    /** 职称 */
                    title?: components["schemas"]["Code"][];
                    /** 职务 */
                    position?: string;
                    /** 从事学科 */
                    subject?: components["schemas"]["Code"][];
                    edu?: components["schemas"]["Code"];
                    /** 所学专业 */
                    major?: string;
                    /** 地址 */
                    address?: string;
                    /** 所在地区 */
                    areaCode: components["schemas"]["AreaCode"][];
                    orgId?: components["schemas"]["Id"];
                    orgName?: components["schemas"]["OrgName"];
                    validCode?: components["schemas"]["ValidCode"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    validMobile: {
        parameters: {
            query: {
                mobile: components["schemas"]["Mobile"];
                userId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    validCardNo: {
        parameters: {
            query: {
                cardNo: components["schemas"]["CardNo"];
                userId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    validUserName: {
        parameters: {
            query: {
                userName: components["schemas"]["UserName"];
                userId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    validOrgName: {
        parameters: {
            query: {
                areaCode: components["schemas"]["AreaCode"];
                orgName: components["schemas"]["OrgName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    validCode: {
        parameters: {
            query: {
                orgId?: components["schemas"]["Id"];
                mobile: components["schemas"]["Mobile"];
                validCode: components["schemas"]["ValidCode"];
                purpose?: components["schemas"]["SmsPurpose"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    validMobileRegistered: {
        parameters: {
            query: {
                mobile: components["schemas"]["Mobile"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    sendRegisterCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orgId: components["schemas"]["Id"];
                    mobile: components["schemas"]["Mobile"];
                    workProof?: components["schemas"]["WorkProof"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    sendFindPwdCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orgId: components["schemas"]["Id"];
                    mobile: components["schemas"]["Mobile"];
                    workProof?: components["schemas"]["WorkProof"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    sendValidCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orgId: components["schemas"]["Id"];
                    mobile: components["schemas"]["Mobile"];
                    workProof?: components["schemas"]["WorkProof"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    sendLoginCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orgId: components["schemas"]["Id"];
                    mobile: components["schemas"]["Mobile"];
                    workProof?: components["schemas"]["WorkProof"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    proveMobile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orgId?: components["schemas"]["Id"];
                    mobile: components["schemas"]["Mobile"];
                    validCode: components["schemas"]["ValidCode"];
                    cardTail?: components["schemas"]["CardTail"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            proof: components["schemas"]["Token"];
                            mobile: components["schemas"]["Mobile"];
                            expiresAt: components["schemas"]["Timestamp"];
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    proveIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userPwd: components["schemas"]["UserPwd"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            proof: components["schemas"]["Token"];
                            mobile: components["schemas"]["Mobile"];
                            expiresAt: components["schemas"]["Timestamp"];
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orgId?: components["schemas"]["Id"];
                    type?: components["schemas"]["Code"];
                    mobile: components["schemas"]["Mobile"];
                    validCode: components["schemas"]["ValidCode"];
                    userPwd: components["schemas"]["UserPwd"];
                    areaCode: components["schemas"]["AreaCode"];
                    realName: components["schemas"]["RealName"];
                    agreed?: components["schemas"]["Agreed"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    orgRegister: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orgId?: components["schemas"]["Id"];
                    type?: components["schemas"]["Code"];
                    mobile: components["schemas"]["Mobile"];
                    validCode: components["schemas"]["ValidCode"];
                    userPwd: components["schemas"]["UserPwd"];
                    areaCode: components["schemas"]["AreaCode"];
                    realName?: components["schemas"]["RealName"];
                    userName?: components["schemas"]["UserName"];
                    orgName: components["schemas"]["OrgName"];
                    linkMan: components["schemas"]["LinkMan"];
                    linkPhone: components["schemas"]["LinkPhone"];
                    /**
                     * 单位类型
                     * @enum {string}
                     */
                    orgType: "04";
                    agreed?: components["schemas"]["Agreed"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    findPwd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orgId?: components["schemas"]["Id"];
                    mobile: components["schemas"]["Mobile"];
                    validCode: components["schemas"]["ValidCode"];
                    userPwd: components["schemas"]["UserPwd"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    orgInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["OrgInfo"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    closingEffects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            effects: {
                                title: string;
                                text: string;
                            }[];
                            blocked: string[];
                            confirm: string;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** 确认文字 */
                    confirm: string;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    wxSignature: {
        parameters: {
            query: {
                url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["WxSignature"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    wxAuthorize: {
        parameters: {
            query: {
                url: string;
                state: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        /** 地址 */
                        data: string;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    wxOpenId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** 授权码 */
                    code: string;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        /** openId */
                        data: {
                            openId: string;
                            appId: string;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    userPage: {
        parameters: {
            query: {
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
                orgId?: components["schemas"]["Id"];
                userType?: components["schemas"]["UserType"];
                status?: components["schemas"]["AccountStatus"];
                keyword?: components["schemas"]["Keyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["ManagedUser"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    addUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    realName: components["schemas"]["RealName"];
                    mobile: components["schemas"]["Mobile"];
                    userName?: components["schemas"]["UserName"];
                    orgUnitId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            id: components["schemas"]["Id"];
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    manageUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    realName: components["schemas"]["RealName"];
                    mobile?: components["schemas"]["Mobile"];
                    userName?: components["schemas"]["UserName"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    addAdmin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    realName: components["schemas"]["RealName"];
                    mobile: components["schemas"]["Mobile"];
                    userName?: components["schemas"]["UserName"];
                    rights?: components["schemas"]["Rights"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            id: components["schemas"]["Id"];
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    manageAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    realName: components["schemas"]["RealName"];
                    mobile?: components["schemas"]["Mobile"];
                    userName?: components["schemas"]["UserName"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    updUserPwd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    oldPwd: components["schemas"]["UserPwd"];
                    userPwd: components["schemas"]["UserPwd"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    status: components["schemas"]["AccountStatus"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeRights: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    rights: components["schemas"]["Rights"];
                    seen: components["schemas"]["Rights"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    loginSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["LoginSession"][];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    logoutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    staffPage: {
        parameters: {
            query: {
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
                status?: components["schemas"]["AccountStatus"];
                keyword?: components["schemas"]["Keyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["StaffMember"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    inviteStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    realName: components["schemas"]["RealName"];
                    mobile: components["schemas"]["Mobile"];
                    rights: components["schemas"]["Rights"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["InvitedStaff"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    secondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["SecondFactor"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    secondFactorBegin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["SecondFactorSecret"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    secondFactorConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["SecondCode"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["RecoveryCodes"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    secondFactorCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userPwd: components["schemas"]["UserPwd"];
                    code: components["schemas"]["SecondCode"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["RecoveryCodes"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    secondFactorOff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userPwd: components["schemas"]["UserPwd"];
                    code: components["schemas"]["SecondCode"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    resetUserPwd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    importUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** 文件内容 */
                    content: string;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["ImportOutcome"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    exportUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * 文件格式
                     * @enum {string}
                     */
                    format: "csv" | "xlsx";
                };
            };
        };
        responses: {
            /** @description 文件 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    orgPage: {
        parameters: {
            query: {
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
                orgId?: components["schemas"]["Id"];
                status?: components["schemas"]["AccountStatus"];
                keyword?: components["schemas"]["Keyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["ManagedOrg"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    addOrg: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orgName: components["schemas"]["OrgName"];
                    areaCode: components["schemas"]["AreaCode"];
                    linkMan: components["schemas"]["LinkMan"];
                    linkPhone: components["schemas"]["LinkPhone"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            id: components["schemas"]["Id"];
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    manageOrg: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    orgName: components["schemas"]["OrgName"];
                    areaCode: components["schemas"]["AreaCode"];
                    linkMan: components["schemas"]["LinkMan"];
                    linkPhone?: components["schemas"]["LinkPhone"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delOrg: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    subOrgUserPage: {
        parameters: {
            query: {
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
                orgId?: components["schemas"]["Id"];
                subOrgId: components["schemas"]["Id"];
                keyword?: components["schemas"]["Keyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["ManagedUser"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    expertPage: {
        parameters: {
            query: {
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
                orgId?: components["schemas"]["Id"];
                keyword?: components["schemas"]["Keyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["ManagedUser"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    addExpert: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mobile: components["schemas"]["Mobile"];
                    expertise: components["schemas"]["Expertise"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            id: components["schemas"]["Id"];
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    manageExpert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    expertise: components["schemas"]["Expertise"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delExpert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    ownData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * 文件格式
                     * @enum {string}
                     */
                    format: "json" | "pdf";
                };
            };
        };
        responses: {
            /** @description 文件 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    retentionPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["RetentionRow"][];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    retentionPage: {
        parameters: {
            query: {
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["RetentionReport"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    logPage: {
        parameters: {
            query: {
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
                orgId?: components["schemas"]["Id"];
                from?: components["schemas"]["AskedDay"];
                until?: components["schemas"]["AskedDay"];
                kind?: components["schemas"]["LogKind"];
                outcome?: components["schemas"]["LogOutcome"];
                /** @description A name as it was then, a user name or a mobile, all of it. */
                who?: components["schemas"]["Keyword"];
                /** @description The id of a record, or a member number. */
                record?: components["schemas"]["Keyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["LogRow"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    logExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * 文件格式
                     * @enum {string}
                     */
                    format: "csv" | "xlsx";
                    from?: components["schemas"]["AskedDay"];
                    until?: components["schemas"]["AskedDay"];
                    kind?: components["schemas"]["LogKind"];
                    outcome?: components["schemas"]["LogOutcome"];
                    who?: components["schemas"]["Keyword"];
                    record?: components["schemas"]["Keyword"];
                };
            };
        };
        responses: {
            /** @description 文件 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    auditHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["AuditEntry"][];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    formConfig: {
        parameters: {
            query: {
                orgId: components["schemas"]["Id"];
                functionCode: components["schemas"]["FunctionCode"];
                objId?: components["schemas"]["ObjId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["FormConfig"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    memberJoinPage: {
        parameters: {
            query: {
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
                orgId: components["schemas"]["Id"];
                oneMemberCode: components["schemas"]["MemberCategory"];
                keyword?: components["schemas"]["Keyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["DirectoryRow"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    memberApply: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orgId: components["schemas"]["Id"];
                    oneMemberCode: components["schemas"]["MemberCategory"];
                    oneMemberType: components["schemas"]["Id"];
                    twoMemberCode?: components["schemas"]["Code"];
                    memberType: components["schemas"]["Id"];
                    /** 入会须知 */
                    memberNotice?: string;
                    /**
                     * 已阅读入会须知
                     * @enum {string}
                     */
                    isRead?: "yes";
                    /**
                     * 入会方式
                     * @default 01
                     * @enum {string}
                     */
                    joinMethod?: "01";
                    formInfo: components["schemas"]["FormText"];
                    /**
                     * 操作
                     * @enum {string}
                     */
                    optionCode: "01";
                    /**
                     * 状态
                     * @enum {string}
                     */
                    status: "01";
                    formHash?: components["schemas"]["Hash"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["Applied"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    memberStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    status: components["schemas"]["MemberStatus"];
                    optionCode?: components["schemas"]["OptionCode"];
                    formInfo?: components["schemas"]["FormText"];
                    formHash?: components["schemas"]["Hash"];
                    enclosure?: components["schemas"]["Enclosure"];
                    oneMemberType?: components["schemas"]["Id"];
                    memberType?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    updateMemberStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    status: components["schemas"]["MemberStatus"];
                    optionCode?: components["schemas"]["OptionCode"];
                    formInfo?: components["schemas"]["FormText"];
                    formHash?: components["schemas"]["Hash"];
                    enclosure?: components["schemas"]["Enclosure"];
                    oneMemberType?: components["schemas"]["Id"];
                    memberType?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    memberFormInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            id: components["schemas"]["Id"];
                            formInfo: components["schemas"]["FormText"];
                            formHash: components["schemas"]["Hash"];
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    memberDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["MemberApplication"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    memberPrint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["MemberPrint"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    generateMemberCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["FileValue"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    certificateState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["CertificateState"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    memberInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["MemberRow"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    memberQueryPage: {
        parameters: {
            query: {
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
                orgId: components["schemas"]["Id"];
                oneMemberCode: components["schemas"]["MemberCategory"];
                keyword?: components["schemas"]["Keyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["MemberRow"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    memberApprovalPage: {
        parameters: {
            query: {
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
                orgId: components["schemas"]["Id"];
                status?: components["schemas"]["MemberStatus"];
                keyword?: components["schemas"]["Keyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["MemberRow"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    orApply: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orgId: components["schemas"]["Id"];
                    oneOrType: components["schemas"]["Id"];
                    twoOrType?: components["schemas"]["Id"];
                    approvalId: components["schemas"]["Id"];
                    objId: components["schemas"]["ObjId"];
                    objCodeId?: components["schemas"]["Id"];
                    memberId?: components["schemas"]["Id"];
                    subOrgId?: components["schemas"]["Id"];
                    session?: components["schemas"]["Code"];
                    formInfo: components["schemas"]["FormText"];
                    formHash?: components["schemas"]["Hash"];
                    /**
                     * 操作
                     * @enum {string}
                     */
                    optionCode: "01";
                    /**
                     * 状态
                     * @enum {string}
                     */
                    status: "01";
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["OrApplied"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    orgApply: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orgId: components["schemas"]["Id"];
                    formInfo: components["schemas"]["FormText"];
                    formHash?: components["schemas"]["Hash"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["OrApplied"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    orApplyPage: {
        parameters: {
            query: {
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
                orgId: components["schemas"]["Id"];
                keyword?: components["schemas"]["Keyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["OrRow"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    orDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["OrApplication"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    orFormInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            id: components["schemas"]["Id"];
                            formInfo: components["schemas"]["FormText"];
                            formHash: components["schemas"]["Hash"];
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    orStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    status: components["schemas"]["OrgStatus"];
                    optionCode: components["schemas"]["OptionCode"];
                    formInfo?: components["schemas"]["FormText"];
                    formHash?: components["schemas"]["Hash"];
                    enclosure?: components["schemas"]["Enclosure"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    updateOrgStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    status: components["schemas"]["OrgStatus"];
                    optionCode: components["schemas"]["OptionCode"];
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: boolean;
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    generateOrgCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["FileValue"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    validateRecommend: {
        parameters: {
            query: {
                type: "01" | "02";
                recommendCode?: string;
                realName?: components["schemas"]["RealName"];
                cardNo?: components["schemas"]["CardNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["RecommendResult"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    orPrint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["OrPrint"];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    subOrgList: {
        parameters: {
            query: {
                orgId: components["schemas"]["Id"];
                oneSubOrgType?: components["schemas"]["Code"];
                keyword?: components["schemas"]["Keyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["SubOrg"][];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    approvalList: {
        parameters: {
            query: {
                orgId: components["schemas"]["Id"];
                subOrgId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["Approval"][];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    userList: {
        parameters: {
            query: {
                approvalId: components["schemas"]["Id"];
                status: "99";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["LeaderEntry"][];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    orgNameList: {
        parameters: {
            query?: {
                areaCode?: components["schemas"]["AreaCode"];
                notId?: components["schemas"]["Id"];
                orgId?: components["schemas"]["Id"];
                orgType?: components["schemas"]["Code"];
                oneSubOrgType?: components["schemas"]["Code"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: components["schemas"]["OrgOption"][];
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    myApplicationPage: {
        parameters: {
            query: {
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
                orgId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["MyApplication"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    auditPage: {
        parameters: {
            query: {
                kind: components["schemas"]["RecordKind"];
                current: components["schemas"]["Current"];
                size: components["schemas"]["Size"];
                status?: components["schemas"]["ApplicationStatus"];
                keyword?: components["schemas"]["Keyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            records: components["schemas"]["AuditRow"][];
                            total: number;
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    auditDecide: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat it with a repeated attempt: the first answer comes back and nothing is done twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    status: components["schemas"]["ApplicationStatus"];
                    /**
                     * 审核结果
                     * @enum {string}
                     */
                    decision: "approve" | "return" | "refuse";
                    /** 审核意见 */
                    opinion: string;
                };
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "00000";
                        data: {
                            id: components["schemas"]["Id"];
                            status: components["schemas"]["ApplicationStatus"];
                        };
                        msg: components["schemas"]["RefusalMessage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
}
