export interface paths {
    "/countries/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries
         * @description Countries whose name contains the text, or all of them. The list is short: it has no pages.
         */
        get: operations["listCountries"];
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
        Country: {
            /**
             * @description ISO 3166-1 alpha-2.
             * @example AU
             */
            code: string;
            /** @example Australia */
            name: string;
        };
        Error: {
            error: {
                /**
                 * @description Each code has one status.
                 * @example NOT_FOUND
                 * @enum {string}
                 */
                code: "BAD_REQUEST" | "CALLED_OFF" | "WEAK_PASSWORD" | "WRONG_PASSWORD" | "TOKEN_INVALID" | "UNAUTHENTICATED" | "WRONG_CREDENTIALS" | "ADDRESS_TOO_NEW" | "FORBIDDEN" | "LINK_OVER" | "NOT_COVERED" | "NOT_HELD" | "SECOND_FACTOR_MISSING" | "SIGN_IN_REFUSED" | "NOT_FOUND" | "REQUEST_TOO_SLOW" | "ALREADY_WITHDRAWN" | "ASSESSMENT_IN_USE" | "BUSY" | "CLOSING_GOES_ON" | "COMPANY_IN_USE" | "CONFLICT" | "DAYS_REFUSED" | "DEVICE_NOT_REGISTERED" | "DOCTOR_ELSEWHERE" | "DRAFT_EXISTS" | "DRAFT_SENT" | "DUPLICATE" | "EDIT_CONFLICT" | "HOLD_EXPIRED" | "HOLD_LIMIT" | "HOLD_UNFIT" | "HOLIDAY_EXISTS" | "IMPORT_IN_USE" | "LAST_ADMINISTRATOR" | "MAIL_WAITING" | "MOVED_MEANWHILE" | "MOVE_UNDONE" | "NAME_TAKEN" | "NOT_ACTIVE" | "NOT_OWN_COMPANY" | "NOT_OWN_DAY" | "NOT_READ" | "NOT_ROSTERED" | "OWN_ACCOUNT" | "PACKAGE_IN_USE" | "PAPERWORK_IN_USE" | "REPLACED" | "SAME_TIME" | "SERVICE_NOT_OFFERED" | "SITE_CLOSED" | "SITE_IN_USE" | "SLOTS_IN_USE" | "SLOT_BLOCKED" | "SLOT_TAKEN" | "STATUS_CONFLICT" | "TOO_MANY" | "UNDO_OVER" | "VISIT_ROUTE" | "OTP_EXPIRED" | "WITHDRAWN" | "TOO_LARGE" | "WRONG_FORM" | "BOOKING_FREE" | "CODE_WRONG" | "FIT_TEST_OFF" | "IDEMPOTENCY_KEY_REUSED" | "INFECTED" | "INVALID" | "NOT_USABLE" | "NO_EMAIL" | "OTP_WRONG" | "PASSKEY_REFUSED" | "SLOT_PAST" | "WRONG_KIND" | "OTP_REQUIRED" | "SECOND_FACTOR_REQUIRED" | "OTP_LOCKED" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_STREAMS" | "UPLOAD_QUOTA" | "SESSION_EXPIRED" | "INTERNAL" | "STATEMENT_TIMEOUT" | "STOPPING" | "STORAGE_FULL" | "TOO_MANY_WAITING" | "UNAVAILABLE";
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCountries: {
        parameters: {
            query?: {
                /** @description Part of the name. */
                name?: string;
                /** @description The same as name. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Countries by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Country"][];
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
}
