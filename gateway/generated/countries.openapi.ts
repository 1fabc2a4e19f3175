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
