export interface paths {
    "/reporting/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what, and who saw whose data
         * @description Newest first. For administrators of the provider who may manage administrators. That the audit was searched is written to it.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reporting/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the audit
         * @description For a system that watches over security (SIEM). One JSON object a line, oldest first: `cursor`, `id`, `at`, `action`, `entity`, `entity_id`, `org_id`, `account_id`, `account_name`, `booking_id`, `candidate_ids`, `address`, `count`, `before`, `after`. Ask again with the `cursor` of the last line; an empty answer means that there is nothing new. An entry appears two minutes after it was written, so that no later one comes before it. A company gets what its own accounts did, the provider all.
         */
        get: operations["followAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reporting/audit/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the last nightly check of the chains found
         * @description Null before the first one has finished.
         */
        get: operations["getAuditCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reporting/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of a search as CSV
         * @description The same filter, without its pages. That it was exported is written to the audit first.
         */
        get: operations["exportAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reporting/bookings/{booking_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking as a file
         * @description Its candidates, as the caller may see them. That it was exported stands in the booking’s history.
         */
        get: operations["exportBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reporting/bookings/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings of a filter as a file
         * @description The same filter, order and scope as the booking list, without its pages. What is exported by whom is written to the audit trail before the first byte leaves.
         */
        get: operations["exportBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reporting/month-end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statements of a month, of all companies
         * @description By name, with what is missing. The totals are of the whole month, whatever is searched.
         */
        get: operations["getMonthEnd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reporting/month-end/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invoices of a month, of all companies, as one file
         * @description In the columns that Xero (sales invoices) or MYOB (service sales) imports. Each invoice has the number that its statement has. Rows without a price are in no file.
         */
        get: operations["exportMonthEnd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reporting/seen-people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose data an account saw
         * @description For a breach: each candidate whose data the account was shown or changed in a period, those of the last time first. For administrators of the provider who may manage administrators. Each page is written to the audit.
         */
        get: operations["listSeenPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reporting/seen-people/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose data an account saw, as CSV
         * @description The same filter, without its pages. That it was exported is written to the audit first.
         */
        get: operations["exportSeenPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reporting/statements/{org_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a company is to pay for a period
         * @description Candidates who were examined on these days, by day and reference, at the prices that they were booked at.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reporting/statements/{org_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A statement as a file
         * @description As it is shown, or in the columns that Xero (sales invoices) or MYOB (service sales) imports. Rows without a price are in no file for import.
         */
        get: operations["exportStatement"];
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
        AuditCheckAnswer: {
            check: {
                /**
                 * @description Broken chains.
                 * @example 0
                 */
                break_count: number;
                /** @description At most 200. */
                breaks: {
                    /**
                     * Format: uuid
                     * @description The booking.
                     * @example 01980c2f-7a3e-7c41-b0d5-3f6a2b9c4d10
                     */
                    booking_id: string;
                    /** @example Entry 3 is missing. */
                    fault: string;
                    /** @example PF-204817 */
                    reference: string | null;
                }[];
                /**
                 * @description Bookings checked.
                 * @example 4912
                 */
                chains: number;
                /** @example 61204 */
                entries: number;
                /**
                 * Format: date-time
                 * @example 2026-11-23T01:00:00.123Z
                 */
                finished_at: string;
            } | null;
        };
        AuditEntry: {
            /** Format: uuid */
            account_id: string | null;
            /**
             * @description Empty where nobody knows who tried.
             * @example Priya Raman
             */
            account_name: string;
            /**
             * @description What happened, as a code.
             * @example bookings.listed
             */
            action: string;
            /**
             * @description From where.
             * @example 203.0.113.9
             */
            address: string | null;
            /** @description Plain data. */
            after?: unknown;
            /**
             * Format: date-time
             * @example 2026-11-23T01:00:00.123Z
             */
            at: string;
            /** @description Plain data. */
            before?: unknown;
            /** Format: uuid */
            booking_id: string | null;
            /**
             * @description Of the account.
             * @example Redgum Mining
             */
            company_name: string | null;
            /**
             * @description How often within a minute.
             * @example 1
             */
            count: number;
            /**
             * @description What kind of thing it is about.
             * @example candidate
             */
            entity: string;
            /** @description Which one. */
            entity_id: string;
            /**
             * Format: uuid
             * @description Entry.
             * @example 01980c2f-7a3e-7c41-b0d5-3f6a2b9c4d10
             */
            id: string;
            /** @description Whose data; of a list the first five. */
            people: {
                /**
                 * Format: uuid
                 * @description The candidate.
                 * @example 01980c2f-7a3e-7c41-b0d5-3f6a2b9c4d10
                 */
                candidate_id: string;
                /** @example Liam O’Connor */
                name: string;
            }[];
            /**
             * @description Of a list or an export: of how many people.
             * @example 50
             */
            people_count: number | null;
            /**
             * @description Of the booking.
             * @example PF-204817
             */
            reference: string | null;
        };
        AuditPage: {
            entries: components["schemas"]["AuditEntry"][];
            /** @description Whether it names more: the oldest are left out. */
            has_more_people: boolean;
            /** @description Null on the last page. */
            next_cursor: string | null;
            /** @description Whom `person` names, at most 50. */
            people: {
                /**
                 * Format: uuid
                 * @description The candidate.
                 * @example 01980c2f-7a3e-7c41-b0d5-3f6a2b9c4d10
                 */
                candidate_id: string;
                /** @example Liam O’Connor */
                name: string;
                /**
                 * @description Of the booking.
                 * @example PF-204817
                 */
                reference: string;
            }[];
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
        MonthEnd: {
            companies: {
                /**
                 * @description The sum of the rows’ GST.
                 * @example 12345600
                 */
                gst_cents: number;
                /**
                 * Format: uuid
                 * @description The company.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                id: string;
                /**
                 * @description Invoices that the company gets for the month.
                 * @example 3
                 */
                invoices: number;
                /** @example Redgum Mining */
                name: string;
                /**
                 * @description Without GST.
                 * @example 12345600
                 */
                price_cents: number;
                /**
                 * @description Candidates who were examined.
                 * @example 3
                 */
                rows: number;
                /**
                 * @description No purchase order number, of a company that uses them: required, invoiced by, or on other rows.
                 * @example 3
                 */
                without_po: number;
                /**
                 * @description Rows that have no price.
                 * @example 3
                 */
                without_price: number;
            }[];
            page: number;
            pages: number;
            /** @description Companies of all pages. */
            total: number;
            totals: {
                /**
                 * @description Companies with a row.
                 * @example 3
                 */
                companies: number;
                /**
                 * @description The sum of the rows’ GST.
                 * @example 12345600
                 */
                gst_cents: number;
                /**
                 * @description Without GST.
                 * @example 12345600
                 */
                price_cents: number;
                /**
                 * @description Candidates who were examined.
                 * @example 3
                 */
                rows: number;
                /**
                 * @description Companies with a row of this kind: No purchase order number, of a company that uses them: required, invoiced by, or on other rows.
                 * @example 3
                 */
                without_po: number;
                /**
                 * @description Companies with a row that has no price.
                 * @example 3
                 */
                without_price: number;
            };
        };
        SeenPeople: {
            /** @description Null of an account without entries. */
            account_name: string | null;
            /** @description Null on the last page. */
            next_cursor: string | null;
            people: components["schemas"]["SeenPerson"][];
            /**
             * @description Exports that were too large to keep ids: they had every booking that the account may see.
             * @example 0
             */
            whole_exports: number;
        };
        SeenPerson: {
            /**
             * @description In which ways, as codes.
             * @example [
             *       "bookings.listed",
             *       "candidate.opened"
             *     ]
             */
            actions: string[];
            /**
             * Format: uuid
             * @description The candidate.
             * @example 01980c2f-7a3e-7c41-b0d5-3f6a2b9c4d10
             */
            candidate_id: string;
            /**
             * @description Of the booking.
             * @example Redgum Mining
             */
            company_name: string | null;
            /**
             * Format: date-time
             * @example 2026-11-23T01:00:00.123Z
             */
            first_at: string;
            /**
             * Format: date-time
             * @example 2026-11-23T01:00:00.123Z
             */
            last_at: string;
            /**
             * @description Null of a person who was erased.
             * @example Liam O’Connor
             */
            name: string | null;
            /**
             * @description Of the booking.
             * @example PF-204817
             */
            reference: string | null;
            /**
             * @description How often.
             * @example 12
             */
            times: number;
        };
        Statement: {
            company: {
                /** @description Eleven digits, or empty. */
                abn: string;
                billing_address: string;
                /**
                 * Format: uuid
                 * @description The company.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                id: string;
                /** @example Redgum Mining */
                name: string;
                po_required: boolean;
            };
            rows: {
                /**
                 * Format: uuid
                 * @description The candidate.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                candidate_id: string;
                /** @example Liam O’Connor */
                candidate_name: string;
                /**
                 * Format: date
                 * @description Of the appointment, on its clinic’s calendar.
                 * @example 2026-11-12
                 */
                day: string;
                /** @description A tenth, rounded to the cent. */
                gst_cents: number | null;
                /**
                 * @description Of the company and the period, for good.
                 * @example ST-10001
                 */
                invoice_number: string;
                /** @example Standard medical */
                package_name: string;
                /**
                 * @description Or empty.
                 * @example PO-88213
                 */
                po_number: string;
                /** @description As booked, without GST; null without a price. */
                price_cents: number | null;
                /**
                 * @description Or empty.
                 * @example Shutdown 2026
                 */
                project: string;
                /** @example PF-204817 */
                reference: string;
                /** @example Completed */
                status: string;
            }[];
            totals: {
                /**
                 * @description The sum of the rows’ GST.
                 * @example 18500
                 */
                gst_cents: number;
                /**
                 * @description Without GST.
                 * @example 18500
                 */
                price_cents: number;
                /**
                 * @description Rows that have no purchase order number.
                 * @example 0
                 */
                without_po: number;
                /**
                 * @description Rows that have no price.
                 * @example 0
                 */
                without_price: number;
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
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description Who did it: part of a username, name or email; of an account that is gone its whole name. */
                account?: string;
                /** @description One account alone. */
                account_id?: string;
                /** @description What was done. */
                action?: string;
                /** @description One candidate alone. */
                candidate_id?: string;
                /** @description Of accounts of this company. */
                company?: string;
                /** @description `next_cursor` of the page before, same filter. */
                cursor?: string;
                /** @description From the start of this day. */
                from_date?: string;
                /** @description Entries of a page, at most 100. */
                page_size?: number;
                /** @description Whose data: part of a candidate’s name, email or phone, or a booking’s reference. */
                person?: string;
                /** @description IANA time zone. */
                time_zone?: string;
                /** @description To the end of this day. */
                to_date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
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
            /** @description `cursor` is none of this list, or the dates are in the wrong order. */
            422: {
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
    followAudit: {
        parameters: {
            query?: {
                /** @description `cursor` of the last line that you have. */
                after?: string;
                /** @description Lines, at most 1000. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
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
            /** @description `after` is no cursor of this list. */
            422: {
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
    getAuditCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last check that finished. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditCheckAnswer"];
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
    exportAuditEntries: {
        parameters: {
            query?: {
                /** @description Who did it: part of a username, name or email; of an account that is gone its whole name. */
                account?: string;
                /** @description One account alone. */
                account_id?: string;
                /** @description What was done. */
                action?: string;
                /** @description One candidate alone. */
                candidate_id?: string;
                /** @description Of accounts of this company. */
                company?: string;
                /** @description From the start of this day. */
                from_date?: string;
                /** @description Whose data: part of a candidate’s name, email or phone, or a booking’s reference. */
                person?: string;
                /** @description IANA time zone. */
                time_zone?: string;
                /** @description To the end of this day. */
                to_date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as it is written: one row an entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
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
            /** @description The dates are in the wrong order. */
            422: {
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
    exportBooking: {
        parameters: {
            query?: {
                /** @description Kind of file. */
                format?: "xlsx" | "csv";
                /** @description IANA time zone. */
                time_zone?: string;
            };
            header?: never;
            path: {
                /** @description The booking. */
                booking_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as it is written: one row a candidate, days as DD/MM/YYYY, times in their site’s zone. In CSV a field that a spreadsheet would take for a formula begins with an apostrophe; in XLSX every cell is text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
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
            /** @description No such booking; another company’s answers alike. */
            404: {
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
    exportBookings: {
        parameters: {
            query?: {
                /** @description What the candidate said about the time: Will come, Asks for another time, No answer; repeated. */
                answers?: string[];
                /** @description These alone, of those; repeated. */
                candidate_ids?: string[];
                /** @description Part of the candidate’s name. */
                candidate_name?: string;
                /** @description Companies booked for, repeated. */
                company?: string[];
                /** @description Part of the booking person’s name. */
                contact_person?: string;
                /** @description Bookings made from the start of this day. */
                created_from?: string;
                /** @description Bookings made to the end of this day. */
                created_to?: string;
                /** @description Doctor of the time. */
                doctor?: string;
                /** @description Part of the candidate’s email. */
                email?: string;
                /** @description Kind of file. */
                format?: "xlsx" | "csv";
                /** @description Appointments from the start of this day. */
                from_date?: string;
                /** @description Only what the account made or is the booking person of. */
                mine?: boolean;
                /** @description Direction. */
                order?: "asc" | "desc";
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Outcomes of the examination: Fit, Fit with restrictions, Unfit, No outcome; repeated. */
                outcome?: string[];
                /** @description Package booked. */
                package?: string;
                /** @description Part of the candidate’s phone. */
                phone?: string;
                /** @description Part of the purchase order number. */
                po_number?: string;
                /** @description Part of the position. */
                position?: string;
                /** @description Part of the project or of its identification. */
                project?: string;
                /** @description Whose answer is waited for: Waiting for the clinic, Waiting for the company, Answered; repeated. */
                questions?: string[];
                /** @description How far the company is with the consult files: Unread, Read, Acknowledged; repeated. */
                results?: string[];
                /** @description Quick search, words in any order: name, email, phone, date of birth, reference, PO number, position, contact person, company or site. */
                search?: string;
                /** @description Clinic sites, of the time or preferred; repeated. */
                site?: string[];
                /** @description Column. */
                sort?: "created_at" | "name" | "email" | "contact_person" | "appointment_time";
                /** @description Statuses, repeated. */
                status?: string[];
                /** @description Subsidiary booked for. */
                subsidiary?: string;
                /** @description IANA time zone. */
                time_zone?: string;
                /** @description Appointments to the end of this day. */
                to_date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as it is written: one row a candidate, days as DD/MM/YYYY, times in their site’s zone. In CSV a field that a spreadsheet would take for a formula begins with an apostrophe; in XLSX every cell is text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
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
            /** @description `org` is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The dates are in the wrong order. */
            422: {
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
    getMonthEnd: {
        parameters: {
            query: {
                /** @description Companies alone that lack a price or an order. */
                attention?: boolean;
                /** @description The month of the appointments. */
                month: string;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows of a page, at most 200. */
                page_size?: number;
                /** @description Part of the name. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthEnd"];
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
    exportMonthEnd: {
        parameters: {
            query: {
                /** @description Whose columns. */
                layout: "xero" | "myob";
                /** @description The month of the appointments. */
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
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
            /** @description The month has more companies than a file takes. */
            422: {
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
    listSeenPeople: {
        parameters: {
            query: {
                /** @description Whose reading and work is looked at. */
                account_id: string;
                /** @description `next_cursor` of the page before, same filter. */
                cursor?: string;
                /** @description From the start of this day. */
                from_date: string;
                /** @description Entries of a page, at most 100. */
                page_size?: number;
                /** @description IANA time zone. */
                time_zone?: string;
                /** @description To the end of this day, at most 366 days later. */
                to_date: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenPeople"];
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
            /** @description `cursor` is none of this list, or the dates are in the wrong order or too far apart. */
            422: {
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
    exportSeenPeople: {
        parameters: {
            query: {
                /** @description Whose reading and work is looked at. */
                account_id: string;
                /** @description From the start of this day. */
                from_date: string;
                /** @description IANA time zone. */
                time_zone?: string;
                /** @description To the end of this day, at most 366 days later. */
                to_date: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file: one row a candidate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
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
            /** @description The dates are in the wrong order or too far apart. */
            422: {
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
    getStatement: {
        parameters: {
            query: {
                /** @description First day of the appointments. */
                from_date: string;
                /** @description Last day, at most a year later. */
                to_date: string;
            };
            header?: never;
            path: {
                /** @description The company. */
                org_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statement"];
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
            /** @description No client company. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The dates are in the wrong order, more than a year apart, or hold more than 5,000 rows. */
            422: {
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
    exportStatement: {
        parameters: {
            query: {
                /** @description Kind of file. */
                format?: "csv" | "xlsx";
                /** @description First day of the appointments. */
                from_date: string;
                /** @description Whose columns. */
                layout?: "statement" | "xero" | "myob";
                /** @description Last day, at most a year later. */
                to_date: string;
            };
            header?: never;
            path: {
                /** @description The company. */
                org_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
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
            /** @description No client company. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The dates are in the wrong order, more than a year apart, or hold more than 5,000 rows. */
            422: {
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
