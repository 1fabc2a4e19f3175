type OnOff = { name: string; value: boolean; onValue: (value: boolean) => void; onBlur: () => void };

/** A form's field as a switch takes it. */
export const onOff = ({ value: checked, ...rest }: OnOff) => ({ checked, ...rest });
