export interface paths {
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
                /** @description Part of the candidate’s name. */
                candidate_name?: string;
                /** @description Company booked for. */
                company?: string;
                /** @description Part of the booking person’s name. */
                contact_person?: string;
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
                /** @description Part of the candidate’s phone. */
                phone?: string;
                /** @description Quick search: name, email, phone, company, contact person. */
                search?: string;
                /** @description Clinic site, of the time or preferred. */
                site?: string;
                /** @description Column. */
                sort?: "created_at" | "name" | "email" | "contact_person" | "appointment_time";
                /** @description Statuses, repeated. */
                status?: unknown[];
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
}
