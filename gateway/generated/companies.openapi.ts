export interface paths {
    "/companies/bookable-orgs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies to book for
         * @description Active client companies that the caller may make bookings for.
         */
        get: operations["listBookableOrgs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/bookable-subsidiaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subsidiaries to book for
         * @description A company's active sites.
         */
        get: operations["listBookableSubsidiaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies
         * @description Client companies. Their own staff see their own; the provider sees all, or the one that org names.
         */
        get: operations["listCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/paperworks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Paperwork
         * @description Forms that a company keeps; those of a single booking are not among them.
         */
        get: operations["listPaperworks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/pi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Project identifications
         * @description Project identifications a company has used.
         */
        get: operations["listPi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/po": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purchase order numbers
         * @description Purchase order numbers a company has used.
         */
        get: operations["listPo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Positions
         * @description A company's positions.
         */
        get: operations["listPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Projects
         * @description A company's projects; disable=false leaves out those that are closed.
         */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subsidiaries
         * @description A company's own sites, with status values.
         */
        get: operations["listSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/user-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description The caller's account and organisation.
         */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
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
        Company: {
            /** @description What follows from the switch. */
            active: boolean;
            company_name: string;
            /** @description The switch. */
            enable: boolean;
            fit_test: boolean;
            /** Format: uuid */
            id: string;
            name: string;
        };
        Error: {
            error: {
                /**
                 * @description Stable, upper case.
                 * @example NOT_FOUND
                 */
                code: string;
                details?: {
                    [key: string]: unknown;
                };
                /**
                 * @description Path of the field at fault.
                 * @example candidates.0.email
                 */
                field?: string;
                /**
                 * @description For the person.
                 * @example Organisation not found.
                 */
                message: string;
            };
        };
        LookupItem: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        Paperwork: {
            /** Format: uuid */
            company_id: string;
            /** Format: uuid */
            id: string;
            link: string | null;
            name: string;
            paper_work: string;
            temporary: boolean;
        };
        Project: {
            disable: boolean;
            /** Format: uuid */
            id: string;
            name: string;
        };
        Subsidiary: {
            /** @description True while it and its company are enabled. */
            active: boolean;
            alias: string;
            /** Format: uuid */
            company_id: string;
            enable: boolean;
            fit_test: boolean;
            /** Format: uuid */
            id: string;
            name: string;
            site_name: string;
            state: string | null;
        };
        UserInfo: {
            /** Format: uuid */
            account_id: string;
            /** @enum {string} */
            account_type: "admin" | "client" | "booking";
            company: {
                company_name: string;
                fit_test: boolean;
                /** Format: uuid */
                id: string;
                /** @description Consult files need a one-time password. */
                otp: boolean;
                /** @description True for the provider itself. */
                provider: boolean;
            };
            contact_person: string | null;
            email: string | null;
            phone: string | null;
            username: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listBookableOrgs: {
        parameters: {
            query?: {
                /** @description Answers count and pages too. */
                is_count?: boolean;
                /** @description Part of the name. */
                name?: string;
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows of a page, at most 1000. */
                page_size?: number;
                /** @description The same as name. */
                search?: string;
                /** @description fit_test leaves out what has no fit tests. */
                service_type?: "pem" | "fit_test";
                /** @description active, inactive or both; active without it. */
                status?: unknown[];
                /** @description A page of 1000. */
                unlimited?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number | null;
                        data: components["schemas"]["LookupItem"][];
                        page: number;
                        page_size: number;
                        pages: number | null;
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listBookableSubsidiaries: {
        parameters: {
            query?: {
                /** @description Answers count and pages too. */
                is_count?: boolean;
                /** @description Part of the name. */
                name?: string;
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows of a page, at most 1000. */
                page_size?: number;
                /** @description The same as name. */
                search?: string;
                /** @description fit_test leaves out what has no fit tests. */
                service_type?: "pem" | "fit_test";
                /** @description active, inactive or both; active without it. */
                status?: unknown[];
                /** @description A page of 1000. */
                unlimited?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number | null;
                        page: number;
                        page_size: number;
                        pages: number | null;
                        sites: components["schemas"]["LookupItem"][];
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                /** @description Answers count and pages too. */
                is_count?: boolean;
                /** @description Part of the name. */
                name?: string;
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows of a page, at most 1000. */
                page_size?: number;
                /** @description The same as name. */
                search?: string;
                /** @description active, inactive or both; active without it. */
                status?: unknown[];
                /** @description A page of 1000. */
                unlimited?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        companies: components["schemas"]["Company"][];
                        count: number | null;
                        page: number;
                        page_size: number;
                        pages: number | null;
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPaperworks: {
        parameters: {
            query?: {
                /** @description The same as org. */
                company_id?: string;
                /** @description The company's own forms; there are no others yet. */
                company_paperworks?: boolean;
                /** @description Answers count and pages too. */
                is_count?: boolean;
                /** @description Part of the name. */
                name?: string;
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows of a page, at most 1000. */
                page_size?: number;
                /** @description Part of the name, as search. */
                paper_work?: string;
                /** @description The same as name. */
                search?: string;
                /** @description active, inactive or both; active without it. */
                status?: unknown[];
                /** @description A page of 1000. */
                unlimited?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number | null;
                        page: number;
                        page_size: number;
                        pages: number | null;
                        paper_works: components["schemas"]["Paperwork"][];
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPi: {
        parameters: {
            query?: {
                /** @description Answers count and pages too. */
                is_count?: boolean;
                /** @description Part of the name. */
                name?: string;
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows of a page, at most 1000. */
                page_size?: number;
                /** @description The same as name. */
                search?: string;
                /** @description active, inactive or both; active without it. */
                status?: unknown[];
                /** @description A page of 1000. */
                unlimited?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number | null;
                        page: number;
                        page_size: number;
                        pages: number | null;
                        pi: components["schemas"]["LookupItem"][];
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPo: {
        parameters: {
            query?: {
                /** @description Answers count and pages too. */
                is_count?: boolean;
                /** @description Part of the name. */
                name?: string;
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows of a page, at most 1000. */
                page_size?: number;
                /** @description The same as name. */
                search?: string;
                /** @description active, inactive or both; active without it. */
                status?: unknown[];
                /** @description A page of 1000. */
                unlimited?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number | null;
                        page: number;
                        page_size: number;
                        pages: number | null;
                        po: components["schemas"]["LookupItem"][];
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPositions: {
        parameters: {
            query?: {
                /** @description Answers count and pages too. */
                is_count?: boolean;
                /** @description Part of the name. */
                name?: string;
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows of a page, at most 1000. */
                page_size?: number;
                /** @description The same as name. */
                search?: string;
                /** @description active, inactive or both; active without it. */
                status?: unknown[];
                /** @description A page of 1000. */
                unlimited?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number | null;
                        data: components["schemas"]["LookupItem"][];
                        page: number;
                        page_size: number;
                        pages: number | null;
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description Only those that are closed, or only those that are open. */
                disable?: boolean;
                /** @description Answers count and pages too. */
                is_count?: boolean;
                /** @description Part of the name. */
                name?: string;
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows of a page, at most 1000. */
                page_size?: number;
                /** @description The same as name. */
                search?: string;
                /** @description active, inactive or both; active without it. */
                status?: unknown[];
                /** @description A page of 1000. */
                unlimited?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number | null;
                        page: number;
                        page_size: number;
                        pages: number | null;
                        projects: components["schemas"]["Project"][];
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSites: {
        parameters: {
            query?: {
                /** @description Answers count and pages too. */
                is_count?: boolean;
                /** @description Part of the name. */
                name?: string;
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows of a page, at most 1000. */
                page_size?: number;
                /** @description The same as name. */
                search?: string;
                /** @description active, inactive or both; active without it. */
                status?: unknown[];
                /** @description A page of 1000. */
                unlimited?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number | null;
                        page: number;
                        page_size: number;
                        pages: number | null;
                        sites: components["schemas"]["Subsidiary"][];
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
