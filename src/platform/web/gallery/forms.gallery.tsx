import { useState } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { Specimen } from './specimen.tsx';

export function FormsGallery() {
  const [isOn, setIsOn] = useState(false);
  return (
    <>
      <Specimen name="Text">
        <Field label="Nickname" help="What the therapist calls you. It need not be your name.">
          <TextInput placeholder="e.g. Juma" />
        </Field>
        <Field label="Email" error="This does not look like an email address." isRequired>
          <TextInput type="email" defaultValue="juma@" />
        </Field>
        <Field label="Disabled">
          <TextInput disabled defaultValue="Cannot be changed now" />
        </Field>
        <Field label="Read only">
          <TextInput readOnly defaultValue="Can be copied" />
        </Field>
      </Specimen>
      <Specimen name="Password">
        <Field label="Password" help="At least 8 characters. A few words in a row are best.">
          <PasswordInput autoComplete="new-password" defaultValue="four quiet words here" />
        </Field>
        <Field label="Password, refused" error="This is among the most used passwords.">
          <PasswordInput autoComplete="new-password" defaultValue="password1" />
        </Field>
      </Specimen>
      <Specimen name="Longer text">
        <Field label="Message">
          <Textarea rows={3} placeholder="As long as you like" />
        </Field>
      </Specimen>
      <Specimen name="Select">
        <Field label="Country" help="Decides which helplines stand first.">
          <Select defaultValue="KE">
            <option value="KE">Kenya</option>
            <option value="US">United States</option>
          </Select>
        </Field>
        <Field label="Select, disabled">
          <Select disabled>
            <option>Not now</option>
          </Select>
        </Field>
      </Specimen>
      <Specimen name="Checkbox">
        <Checkbox label="I am 18 or over" />
        <Checkbox label="Chosen" help="With a word of help." defaultChecked />
        <Checkbox label="I agree to my words being processed" error="Please tick this to go on." />
        <Checkbox label="Disabled" disabled />
      </Specimen>
      <Specimen name="Switch">
        <Switch
          label="Gen Z Mode"
          help="Same care, more “ok that’s rough fr”."
          checked={isOn}
          onCheckedChange={setIsOn}
        />
        <Switch label="On" checked onCheckedChange={() => {}} />
        <Switch label="Locked while a session runs" disabled checked={false} onCheckedChange={() => {}} />
      </Specimen>
    </>
  );
}
